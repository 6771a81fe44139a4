import { createHash } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import { headerText, isOneAddress } from "#domain/operations/mail/header-text.ts";
import type { MailCause } from "#domain/operations/mail/unasked-mails.ts";
import type { StorefrontProfile } from "#domain/operations/storefronts/profile.ts";
import { languageOf } from "#domain/operations/storefronts/reader.ts";
import type { Database } from "#platform/database/open-database.ts";
import { SEND_MAIL } from "./job.ts";
import { MAILS } from "./mail-declarations.ts";
import type { MailerDeps } from "./mailer.ts";
import { mayBeMarketedTo } from "./marketing-limits.ts";
import type { MarketingLinks } from "./marketing-links.ts";
import type { MailSender, OutgoingMail } from "./outgoing-mail.ts";
import { picturesOf } from "./templates/mail-content.ts";

/**
 * Stores a mail and its job in the caller's transaction (outbox). Outside of a transaction each is committed by itself: that
 * is for work that is repeated until it is done, because a mail that still waits gets its job again.
 */
export async function queueMail(
  deps: MailerDeps,
  db: Database,
  mail: OutgoingMail,
  due: SQL = sql`select`,
): Promise<void> {
  const { storefront, to } = mail;
  const { topic } = MAILS[mail.template];
  const cause = await causeOf(deps, db, mail);
  if (!isOneAddress(to)) throw new Error("A mail needs exactly one recipient");
  if (topic && !(await mayBeMarketedTo(deps, db, { storefrontCode: storefront.code, recipient: to, topic }))) return;
  const links = topic && (await deps.marketing.createLinks(db, mail));
  // Loaded with the first mail: React would slow down the start.
  const sender = await deps.senderOf(db, storefront.code);
  const { renderMail } = await import("./templates/render-mail.ts");
  const id = await store(
    deps,
    db,
    mail,
    { ...(await renderMail(mail, links, sender)), cause, headers: headersOf(mail, links, sender) },
    due,
  );
  if (id !== undefined) await deps.jobs.enqueue(db, SEND_MAIL, { mailId: Number(id) });
}

interface Written {
  subject: string;
  html: string;
  text: string;
  cause: MailCause;
  headers: Record<string, string>;
}

/** The id of the stored mail, or of one with the same key that waits; undefined where there is nothing to send. */
async function store(
  { mailFrom }: MailerDeps,
  db: Database,
  mail: OutgoingMail,
  { subject, html, text, cause, headers }: Written,
  due: SQL,
): Promise<string | undefined> {
  const { storefront, template, idempotencyKey: key, userId = null } = mail;
  const { kind, topic } = MAILS[template];
  const { rows } = await db.execute<{ id: string }>(sql`
    with due as (${due}),
    stored as (
      insert into mails (idempotency_key, storefront_code, language_id, user_id, template, kind, topic, cause, sender_name,
        sender_address, recipient, subject, html, text, headers, pictures)
      select ${key}, ${storefront.code}, ${languageOf(storefront, mail.language).id}::integer, ${userId}::integer,
        ${template}, ${kind}, ${topic}, ${cause}, ${headerText(storefront.name)},
        ${mailFrom ?? `no-reply@${hostOf(storefront)}`}, ${mail.to}, ${headerText(subject)}, ${html}, ${text},
        ${JSON.stringify(headers)}::jsonb, ${JSON.stringify(picturesOf(mail))}::jsonb
      from due on conflict (idempotency_key) do nothing returning id)
    select id from stored union all select id from mails where idempotency_key = ${key} and state = 'waiting'`);
  return rows[0]?.id;
}

/** An order's mail is the owner's when the address of the account is known to be theirs. */
async function causeOf({ isConfirmed }: MailerDeps, db: Database, mail: OutgoingMail): Promise<MailCause> {
  const { cause } = MAILS[mail.template];
  if (cause !== "buyer") return cause;
  return mail.userId !== undefined && (await isConfirmed(db, mail.userId, mail.to)) ? "owner" : "anyone";
}

const hostOf = ({ appUrl }: StorefrontProfile) => new URL(appUrl).hostname;

/** RFC 8058: a mail program ends a subscription with one POST; a GET changes nothing (T040). */
function headersOf(
  { idempotencyKey, storefront }: OutgoingMail,
  links: MarketingLinks | null,
  { email }: MailSender,
): Record<string, string> {
  const name = createHash("sha256").update(idempotencyKey).digest("hex").slice(0, 32);
  return {
    // Derived from the key, so that a mail server recognises a second copy.
    "Message-ID": `<${name}@${hostOf(storefront)}>`,
    "Auto-Submitted": "auto-generated",
    // Nobody reads what comes to the sender's address.
    ...(email && isOneAddress(email) && { "Reply-To": email }),
    ...(links && {
      "List-Unsubscribe": `<${links.unsubscribe}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    }),
  };
}
