/** A mail as it leaves, with one recipient. */
export interface Message {
  from: { name: string; address: string };
  to: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  headers: Readonly<Record<string, string>>;
}

export interface MailTransport {
  /** Whether the database is where mails are read, rather than on their way. */
  isOutbox: boolean;
  /**
   * Asks `mayHandOver` at the last moment at which nothing has left yet, and delivers only after a yes. When it throws
   * after that, only a refusal says for sure that the mail did not arrive.
   */
  deliver(message: Message, mayHandOver: () => Promise<boolean>): Promise<void>;
}

/** The other side said no. Temporary refusals may be tried again. */
export class MailRefused extends Error {
  readonly isFinal: boolean;

  constructor(message: string, { isFinal }: { isFinal: boolean }) {
    super(message);
    this.isFinal = isFinal;
  }
}

/** For a shop without a mail server: a mail counts as sent once it is written down. */
export const storingTransport: MailTransport = {
  isOutbox: true,
  async deliver(_message, mayHandOver) {
    await mayHandOver();
  },
};
