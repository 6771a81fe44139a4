import type { ConsentTopic, MailFrequency } from "#domain/marketing/marketing/mail-topics.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { Jobs } from "#platform/jobs/open-jobs.ts";
import type { MailTransport } from "#platform/mail/mail-transport.ts";
import { SEND_MAIL } from "./job.ts";
import { hasRoom } from "./marketing-limits.ts";
import type { MarketingLinks } from "./marketing-links.ts";
import type { MailSender, OutgoingMail, QueueMail } from "./outgoing-mail.ts";
import { queueMail } from "./queue-mail.ts";
import { sendMail } from "./send-mail.ts";
import { sweepMails } from "./sweep-mails.ts";

/** The decisions of the marketing module about outgoing mail. */
export interface MarketingRules {
  isAllowed(db: Database, storefrontCode: string, email: string, topic: ConsentTopic): Promise<boolean>;
  /** How often the owner of the address wants marketing. */
  frequencyOf(db: Database, storefrontCode: string, email: string): Promise<MailFrequency>;
  createLinks(db: Database, mail: Pick<OutgoingMail, "to" | "storefront" | "language">): Promise<MarketingLinks>;
}

export interface MailerDeps {
  db: Database;
  jobs: Pick<Jobs, "createQueue" | "enqueue" | "work">;
  transport: MailTransport;
  /** The sender's address; undefined: `no-reply@` the storefront's host. */
  mailFrom: string | undefined;
  marketing: MarketingRules;
  /** The seller of a storefront: named under every mail, and the recipient of replies. */
  senderOf(db: Database, storefrontCode: string): Promise<MailSender>;
  /** Whether a customer has confirmed the address. */
  isConfirmed(db: Database, userId: number, email: string): Promise<boolean>;
  /** A picture that only the recipient may see, in the size of a mail; null where it is gone. */
  readPicture(fileId: string): Promise<Buffer | null>;
  now: () => Date;
}

/** Whether an address may get one more marketing mail now, counting those that wait. */
export type MarketingRoom = (
  db: Database,
  mail: { storefrontCode: string; recipient: string; topic: ConsentTopic },
) => Promise<boolean>;

export interface Mailer {
  queueMail: QueueMail;
  hasRoom: MarketingRoom;
  /** Starts the worker that sends queued mails. */
  work(): Promise<void>;
  /** Deletes mails past their retention. */
  sweep(): Promise<void>;
}

export async function createMailer(deps: MailerDeps): Promise<Mailer> {
  await deps.jobs.createQueue(SEND_MAIL);
  return {
    queueMail: (db, mail, due) => queueMail(deps, db, mail, due),
    hasRoom: (db, mail) => hasRoom(deps, db, mail, "sent or waiting"),
    work: () => deps.jobs.work(SEND_MAIL, ({ mailId }) => sendMail(deps, mailId)),
    sweep: () => sweepMails(deps.db, deps.now()),
  };
}
