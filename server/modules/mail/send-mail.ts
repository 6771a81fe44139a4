import { and, eq, sql } from "drizzle-orm";
import { MailRefused, type Message } from "../../platform/mail/mail-transport.ts";
import { HANDOVER_LEASE_MS } from "./job.ts";
import type { MailerParts } from "./mailer.ts";
import { mails } from "./tables.ts";

type StoredMail = typeof mails.$inferSelect;

const UNKNOWN = "It is not known whether the mail has arrived; it is not sent a second time.";

/**
 * Sends a mail that waits, at most once: `waiting` becomes `sending` in the last moment before the content leaves, and
 * from there on only the other side's refusal leads back. Throws when it is worth trying again.
 */
export async function sendMail(parts: MailerParts, id: number): Promise<void> {
  const [mail] = await parts.db.select().from(mails).where(eq(mails.id, id));
  if (mail?.state === "sending") return settleAbandoned(parts, mail);
  if (mail?.state !== "waiting") return;
  if (!(await isStillWanted(parts, mail))) return changeState(parts, mail, { state: "cancelled" });
  let isHandedOver = false;
  try {
    await parts.transport.deliver(asMessage(mail), async () => {
      isHandedOver = await claim(parts, mail);
      return isHandedOver;
    });
  } catch (error) {
    return settleFailure(parts, mail, error, isHandedOver);
  }
  if (isHandedOver) await settleSent(parts, mail);
}

/** The links in a mail are keys to its reader's account: they do not stay where nobody reads them. */
async function settleSent(parts: MailerParts, mail: StoredMail): Promise<void> {
  const content = parts.transport.isOutbox ? {} : { html: "", text: "" };
  await changeState(parts, mail, { state: "sent", sentAt: sql`now()`, lastError: null, ...content }, "sending");
}

/** Consent is asked for again: it may have been taken back since the mail was written (T131). */
async function isStillWanted({ db, marketing }: MailerParts, mail: StoredMail): Promise<boolean> {
  return mail.kind === "transactional" || marketing.isAllowed(db, mail.storefrontCode, mail.recipient);
}

/** Of all who try, one gets it. */
async function claim({ db }: MailerParts, { id }: StoredMail): Promise<boolean> {
  const claimed = await db
    .update(mails)
    .set({ state: "sending", attempts: sql`${mails.attempts} + 1`, handedOverAt: sql`now()` })
    .where(and(eq(mails.id, id), eq(mails.state, "waiting")))
    .returning({ id: mails.id });
  return claimed.length > 0;
}

async function settleFailure(parts: MailerParts, mail: StoredMail, error: unknown, isHandedOver: boolean) {
  const lastError = error instanceof Error ? error.message : String(error);
  const from = isHandedOver ? "sending" : "waiting";
  if (error instanceof MailRefused && error.isFinal)
    return changeState(parts, mail, { state: "failed", lastError }, from);
  if (isHandedOver && !(error instanceof MailRefused))
    return changeState(parts, mail, { state: "failed", lastError: `${UNKNOWN} ${lastError}` }, from);
  await changeState(parts, mail, { state: "waiting", lastError }, from);
  // Mail servers name the reader when they refuse, and the job's record outlives the mail (T130).
  throw new Error(`Mail ${mail.id} is tried again later`);
}

/** The process that was handing it over has died, or is still at it; what is read in the database was there at once. */
async function settleAbandoned(parts: MailerParts, mail: StoredMail): Promise<void> {
  if (parts.transport.isOutbox) return settleSent(parts, mail);
  const age = parts.now().getTime() - (mail.handedOverAt?.getTime() ?? 0);
  if (age < HANDOVER_LEASE_MS) throw new Error("The mail is being handed over by another process");
  await changeState(parts, mail, { state: "failed", lastError: UNKNOWN }, "sending");
}

async function changeState(
  { db }: MailerParts,
  { id }: StoredMail,
  change: {
    state: StoredMail["state"];
    lastError?: string | null;
    sentAt?: ReturnType<typeof sql>;
    html?: string;
    text?: string;
  },
  from: StoredMail["state"] = "waiting",
): Promise<void> {
  await db
    .update(mails)
    .set(change)
    .where(and(eq(mails.id, id), eq(mails.state, from)));
}

function asMessage(mail: StoredMail): Message {
  const { "Message-ID": messageId = "", ...headers } = mail.headers;
  const { recipient: to, subject, text, html } = mail;
  return { from: { name: mail.senderName, address: mail.senderAddress }, to, subject, text, html, messageId, headers };
}
