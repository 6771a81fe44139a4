import { and, eq, sql } from "drizzle-orm";
import { MailRefused, type Message } from "#platform/mail/mail-transport.ts";
import { claimMail, findMail, limitReached } from "./claim-mail.ts";
import { HANDOVER_LEASE_MS } from "./job.ts";
import { readPictures } from "./mail-pictures.ts";
import type { MailerDeps } from "./mailer.ts";
import { marketingOf, mayBeMarketedTo } from "./marketing-limits.ts";
import { suppress } from "./suppressions.ts";
import { mails } from "./tables.ts";

type StoredMail = typeof mails.$inferSelect;

const UNKNOWN = "It is not known whether the mail has arrived; it is not sent a second time.";

/**
 * Sends a waiting mail at most once: `waiting` becomes `sending` immediately before the content leaves, and from there
 * only a refusal of the mail server leads back to `waiting`. Throws when the job should be retried.
 */
export async function sendMail(deps: MailerDeps, id: number): Promise<void> {
  const found = await findMail(deps.db, id);
  const mail = found?.mail;
  if (mail?.state === "sending") return settleAbandoned(deps, mail);
  if (mail?.state !== "waiting") return;
  if (!(await isStillAllowed(deps, mail))) return changeState(deps, mail, { state: "cancelled" });
  const tooMuch = await limitReached(deps, deps.db, mail, found?.sent);
  if (tooMuch !== null) return changeState(deps, mail, { state: "cancelled", lastError: tooMuch });
  let isHandedOver = false;
  try {
    await deps.transport.deliver(await asMessage(deps, mail), async () => {
      isHandedOver = await claimMail(deps, mail);
      return isHandedOver;
    });
  } catch (error) {
    return settleFailure(deps, mail, error, isHandedOver);
  }
  if (isHandedOver) await settleSent(deps, mail);
}

/** The links in a mail give access to an account, so the content is deleted unless the database is the outbox. */
async function settleSent(deps: MailerDeps, mail: StoredMail): Promise<void> {
  const content = deps.transport.isOutbox ? {} : { html: "", text: "" };
  await changeState(deps, mail, { state: "sent", sentAt: sql`now()`, lastError: null, ...content }, "sending");
}

/** Consent may have been withdrawn since the mail was queued (T131). */
async function isStillAllowed(deps: MailerDeps, mail: StoredMail): Promise<boolean> {
  const marketing = marketingOf(mail);
  return !marketing || mayBeMarketedTo(deps, deps.db, marketing);
}

async function settleFailure(deps: MailerDeps, mail: StoredMail, error: unknown, isHandedOver: boolean) {
  const lastError = error instanceof Error ? error.message : String(error);
  const from = isHandedOver ? "sending" : "waiting";
  if (error instanceof MailRefused && error.isFinal) {
    await suppress(deps.db, mail.storefrontCode, mail.recipient);
    return changeState(deps, mail, { state: "failed", lastError }, from);
  }
  if (isHandedOver && !(error instanceof MailRefused))
    return changeState(deps, mail, { state: "failed", lastError: `${UNKNOWN} ${lastError}` }, from);
  await changeState(deps, mail, { state: "waiting", lastError }, from);
  // A mail server's refusal often names the recipient, and the job's record outlives the mail (T130).
  throw new Error(`Mail ${mail.id} is tried again later`);
}

/** Another process is delivering it or died meanwhile; in an outbox it arrived when it was stored. */
async function settleAbandoned(deps: MailerDeps, mail: StoredMail): Promise<void> {
  if (deps.transport.isOutbox) return settleSent(deps, mail);
  const age = deps.now().getTime() - (mail.handedOverAt?.getTime() ?? 0);
  if (age < HANDOVER_LEASE_MS) throw new Error("The mail is being handed over by another process");
  await changeState(deps, mail, { state: "failed", lastError: UNKNOWN }, "sending");
}

async function changeState(
  { db }: MailerDeps,
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

async function asMessage(deps: MailerDeps, mail: StoredMail): Promise<Message> {
  const { "Message-ID": messageId = "", ...headers } = mail.headers;
  const { recipient: to, subject, text, html } = mail;
  const from = { name: mail.senderName, address: mail.senderAddress };
  const pictures = await readPictures(deps, mail);
  return { from, to, subject, text, html, pictures, messageId, headers };
}
