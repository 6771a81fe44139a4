import { eq } from "drizzle-orm";
import { holdsLink } from "#domain/content/contacts/holds-link.ts";
import { languageOf } from "#domain/operations/storefronts/reader.ts";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import { translateFor } from "#i18n/messages.ts";
import { confirmedEmail } from "#modules/people/identity/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { ContactsDeps } from "./contacts-deps.ts";
import { type MessageRow, storefrontContacts } from "./tables.ts";

/** The keys of mails: to support, the copy of its sender, and an answer by the id of the answer. */
export const mailKeys = {
  received: (id: number) => `contact-received ${id}`,
  copy: (id: number) => `contact-copy ${id}`,
  answered: (answerId: number) => `contact-answered ${answerId}`,
};

/** The message to support, in the storefront's own language, and a copy to its sender in theirs. */
export async function mailMessage(deps: ContactsDeps, tx: Database, message: MessageRow): Promise<void> {
  if (message.erasedAt !== null) return;
  const { storefront, userId } = addressed(deps, message);
  const number = numberOf("contact_message", message.id);
  const [contacts] = await tx
    .select({ email: storefrontContacts.email })
    .from(storefrontContacts)
    .where(eq(storefrontContacts.storefrontCode, storefront.code));
  const ownLanguage = storefront.defaultLanguageIso;
  const t = translateFor(storefront, ownLanguage);
  const { name, email, subject, message: text, orderNumber, reason, id } = message;
  if (contacts)
    await deps.queueMail(tx, {
      template: "contact-received",
      values: { number, name, email, subject, message: text },
      rows: [
        { label: t("contacts.reason"), value: t(`contacts.reason.${reason}`) },
        ...(orderNumber ? [{ label: t("contacts.order"), value: orderNumber }] : []),
      ],
      to: contacts.email,
      storefront,
      language: ownLanguage,
      // Erased together with the sender's account.
      ...userId,
      idempotencyKey: mailKeys.received(id),
    });
  const { mail } = addressed(deps, message);
  const isCopied = (await isOwnAddress(tx, message)) || ![name, subject, text].some(holdsLink);
  await deps.queueMail(tx, {
    ...(isCopied
      ? { template: "contact-copy", values: { first_name: name, number, subject, message: text } }
      : { template: "contact-noted", values: { number } }),
    ...mail,
    ...userId,
    idempotencyKey: mailKeys.copy(id),
  });
}

/** Anybody can type any address: only one that its sender has confirmed gets links that they wrote (T137). */
const isOwnAddress = async (db: Database, { userId, email }: MessageRow): Promise<boolean> =>
  userId !== null && (await confirmedEmail(db, userId)) === email;

export async function mailAnswer(
  deps: ContactsDeps,
  tx: Database,
  message: MessageRow,
  answer: { id: number; text: string },
): Promise<void> {
  const { mail, userId } = addressed(deps, message);
  await deps.queueMail(tx, {
    template: "contact-answered",
    values: {
      first_name: message.name,
      number: numberOf("contact_message", message.id),
      subject: message.subject,
      answer: answer.text,
      message: message.message,
    },
    ...mail,
    ...userId,
    idempotencyKey: mailKeys.answered(answer.id),
  });
}

function addressed({ directory }: ContactsDeps, { storefrontCode, languageId, email, userId }: MessageRow) {
  const storefront = directory.all().find(({ code }) => code === storefrontCode);
  if (!storefront) throw new Error(`There is no storefront ${storefrontCode}`);
  const language = languageOf(storefront, languageId).iso_code;
  return { storefront, mail: { to: email, storefront, language }, userId: userId === null ? {} : { userId } };
}
