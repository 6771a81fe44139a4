import { createHash } from "node:crypto";
import { headerText, isOneAddress } from "../../../domain/mail/header-text.ts";
import type { MailCause } from "../../../domain/mail/unasked-mails.ts";
import type { StorefrontProfile } from "../../../domain/storefronts/profile.ts";
import { languageOf } from "../../../domain/storefronts/reader.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { SEND_MAIL } from "./job.ts";
import { MAILS } from "./mail-declarations.ts";
import type { MailerDeps } from "./mailer.ts";
import { mayBeMarketedTo } from "./marketing-limits.ts";
import type { MarketingLinks } from "./marketing-links.ts";
import type { OutgoingMail } from "./outgoing-mail.ts";
import { mails } from "./tables.ts";

/** Stores a mail and its job in the caller's transaction (outbox). */
export async function queueMail(deps: MailerDeps, db: Database, mail: OutgoingMail): Promise<void> {
  const { storefront, to } = mail;
  const { kind, topic } = MAILS[mail.template];
  const cause = await causeOf(deps, db, mail);
  if (!isOneAddress(to)) throw new Error("A mail needs exactly one recipient");
  if (topic && !(await mayBeMarketedTo(deps, db, { storefrontCode: storefront.code, recipient: to, topic }))) return;
  const links = topic && (await deps.marketing.createLinks(db, mail));
  // Loaded with the first mail: React would slow down the start.
  const { renderMail } = await import("./templates/render-mail.ts");
  const { subject, html, text } = await renderMail(mail, links);
  const [stored] = await db
    .insert(mails)
    .values({
      idempotencyKey: mail.idempotencyKey,
      storefrontCode: storefront.code,
      languageId: languageOf(mail.storefront, mail.language).id,
      userId: mail.userId ?? null,
      template: mail.template,
      kind,
      topic,
      cause,
      senderName: headerText(storefront.name),
      senderAddress: deps.mailFrom ?? `no-reply@${hostOf(storefront)}`,
      recipient: to,
      subject: headerText(subject),
      html,
      text,
      headers: headersOf(mail, links),
    })
    .onConflictDoNothing({ target: mails.idempotencyKey })
    .returning({ id: mails.id });
  if (stored) await deps.jobs.enqueue(db, SEND_MAIL, { mailId: stored.id });
}

/** An order's mail is the owner's when the address of the account is known to be theirs. */
async function causeOf({ isConfirmed }: MailerDeps, db: Database, mail: OutgoingMail): Promise<MailCause> {
  const { cause } = MAILS[mail.template];
  if (cause !== "buyer") return cause;
  return mail.userId !== undefined && (await isConfirmed(db, mail.userId, mail.to)) ? "owner" : "anyone";
}

const hostOf = ({ appUrl }: StorefrontProfile) => new URL(appUrl).hostname;

/** RFC 8058: a mail program ends a subscription with one POST; a GET changes nothing (T040). */
function headersOf({ idempotencyKey, storefront }: OutgoingMail, links: MarketingLinks | null) {
  const name = createHash("sha256").update(idempotencyKey).digest("hex").slice(0, 32);
  return {
    // Derived from the key, so that a mail server recognises a second copy.
    "Message-ID": `<${name}@${hostOf(storefront)}>`,
    "Auto-Submitted": "auto-generated",
    ...(links && {
      "List-Unsubscribe": `<${links.unsubscribe}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    }),
  };
}
