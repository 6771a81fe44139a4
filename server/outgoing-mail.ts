import { type Mailer, openMailer } from "./modules/mail/index.ts";
import { createNewsletterUrl, isConsentGiven } from "./modules/marketing/index.ts";
import type { Config } from "./platform/config.ts";
import type { Database } from "./platform/database/open-database.ts";
import type { Jobs } from "./platform/jobs/open-jobs.ts";
import { storingTransport } from "./platform/mail/mail-transport.ts";
import { smtpTransport } from "./platform/mail/smtp-transport.ts";

interface MailParts {
  db: Database;
  jobs: Jobs;
  config: Pick<Config, "smtpUrl" | "mailFrom">;
  now: () => Date;
}

/** Mail, with what marketing knows about who wants which. */
export function openMail({ db, jobs, config, now }: MailParts): Promise<Mailer> {
  return openMailer({
    db,
    jobs,
    now,
    mailFrom: config.mailFrom,
    transport: config.smtpUrl === undefined ? storingTransport : smtpTransport(config.smtpUrl),
    marketing: {
      isAllowed: isConsentGiven,
      createUnsubscribeUrl: (tx, subscriber) => createNewsletterUrl(tx, "unsubscribe", subscriber, now()),
    },
  });
}
