import type { Database } from "../../platform/database/open-database.ts";
import type { Jobs } from "../../platform/jobs/open-jobs.ts";
import type { MailTransport } from "../../platform/mail/mail-transport.ts";
import { SEND_MAIL } from "./job.ts";
import type { OutgoingMail, QueueMail } from "./outgoing-mail.ts";
import { queueMail } from "./queue-mail.ts";
import { sendMail } from "./send-mail.ts";
import { sweepMails } from "./sweep-mails.ts";

/** Who may be sent marketing, and how they get out of it. */
export interface MarketingRules {
  isAllowed(db: Database, storefrontCode: string, email: string): Promise<boolean>;
  createUnsubscribeUrl(db: Database, mail: Pick<OutgoingMail, "to" | "storefront" | "language">): Promise<string>;
}

export interface MailerParts {
  db: Database;
  jobs: Pick<Jobs, "createQueue" | "enqueue" | "work">;
  transport: MailTransport;
  /** The address that mails come from; none: `no-reply@` the storefront's own host. */
  mailFrom: string | undefined;
  marketing: MarketingRules;
  now: () => Date;
}

export interface Mailer {
  queueMail: QueueMail;
  /** Begins to send what waits. */
  work(): Promise<void>;
  /** Throws away what nobody needs any more. */
  sweep(): Promise<void>;
}

export async function openMailer(parts: MailerParts): Promise<Mailer> {
  await parts.jobs.createQueue(SEND_MAIL);
  return {
    queueMail: (db, mail) => queueMail(parts, db, mail),
    work: () => parts.jobs.work(SEND_MAIL, ({ mailId }) => sendMail(parts, mailId)),
    sweep: () => sweepMails(parts.db, parts.now()),
  };
}
