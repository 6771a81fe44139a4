import { mailSender } from "#modules/content/contacts/mail-sender.ts";
import { marketingRules } from "#modules/marketing/marketing/index.ts";
import type { OutgoingMail } from "#modules/operations/mail/index.ts";
import { createMailer, type MailerDeps } from "#modules/operations/mail/mailer.ts";
import { sendMail } from "#modules/operations/mail/send-mail.ts";
import { createStorefrontDirectory } from "#modules/operations/storefronts/index.ts";
import { confirmedEmail } from "#modules/people/identity/index.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { openJobs } from "#platform/jobs/open-jobs.ts";
import { storingTransport } from "#platform/mail/mail-transport.ts";
import { smtpTransport } from "#platform/mail/smtp-transport.ts";

/** Mail on a database as the server composes it, with workers only once `work` is called. */
export async function openTestMail(databaseUrl: string, smtpUrl?: string, now = () => new Date()) {
  const database = openDatabase(databaseUrl, { poolSize: 4, onIdleError: () => undefined });
  const { db } = database;
  const jobs = await openJobs({ databaseUrl, onError: () => undefined, pollSeconds: 0.5 });
  /** The pictures that a mail can attach, by the id of their file. */
  const pictures = new Map<string, Buffer>();
  const deps: MailerDeps = {
    db,
    jobs,
    now,
    mailFrom: undefined,
    transport: smtpUrl === undefined ? storingTransport : smtpTransport(smtpUrl),
    marketing: marketingRules(now),
    senderOf: mailSender,
    readPicture: async (fileId) => pictures.get(fileId) ?? null,
    isConfirmed: async (tx, userId, email) => (await confirmedEmail(tx, userId)) === email,
  };
  const mailer = await createMailer(deps);
  const storefront = (await createStorefrontDirectory(db)).all().find(({ code }) => code === "lt");
  if (!storefront) throw new Error("The template has no storefront lt");
  return {
    db,
    mailer,
    pictures,
    /** One attempt, without waiting for a worker. */
    send: (id: number) => sendMail(deps, id),
    storefront,
    mail: (to: string, more: Partial<OutgoingMail> = {}) =>
      ({
        template: "reset-password",
        values: { first_name: "Rūta", url: `${storefront.appUrl}/lt/password-reset/secret` },
        to,
        storefront,
        language: "lt",
        idempotencyKey: `${to} ${JSON.stringify(more)}`,
        ...more,
      }) as OutgoingMail,
    async close() {
      await jobs.stop();
      await database.close();
    },
  };
}

export type TestMail = Awaited<ReturnType<typeof openTestMail>>;
