/** A picture that is sent along, and shown where the content names it by its id. */
export interface AttachedPicture {
  contentId: string;
  jpeg: Buffer;
}

/** A mail as it leaves, with one recipient. */
export interface Message {
  from: { name: string; address: string };
  to: string;
  subject: string;
  text: string;
  html: string;
  pictures: readonly AttachedPicture[];
  messageId: string;
  headers: Readonly<Record<string, string>>;
}

export interface MailTransport {
  /** Whether mails stay in the database, to be read there. */
  isOutbox: boolean;
  /**
   * Calls `mayHandOver` just before the content is sent, and delivers only if it allows that. An error after that leaves
   * open whether the mail arrived, unless it is a `MailRefused`.
   */
  deliver(message: Message, mayHandOver: () => Promise<boolean>): Promise<void>;
}

/** The mail server refused the mail. A refusal that is not final may be tried again. */
export class MailRefused extends Error {
  readonly isFinal: boolean;

  constructor(message: string, { isFinal }: { isFinal: boolean }) {
    super(message);
    this.isFinal = isFinal;
  }
}

/** For a shop without a mail server: a mail counts as sent once it is stored. */
export const storingTransport: MailTransport = {
  isOutbox: true,
  async deliver(_message, mayHandOver) {
    await mayHandOver();
  },
};
