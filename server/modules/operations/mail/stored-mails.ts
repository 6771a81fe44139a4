import { desc, eq } from "drizzle-orm";
import { isAny } from "#platform/database/is-any.ts";
import type { Database } from "#platform/database/open-database.ts";
import { mails } from "./tables.ts";

const PAGE_SIZE = 50;

/** The newest mails, for the demo's outbox page. */
export async function listStoredMails(db: Database) {
  const { id, template, storefrontCode, recipient, subject, state, createdAt } = mails;
  const columns = { id, template, storefrontCode, recipient, subject, state, createdAt };
  return db.select(columns).from(mails).orderBy(desc(id)).limit(PAGE_SIZE);
}

export type ListedMail = Awaited<ReturnType<typeof listStoredMails>>[number];

/** The mails that were queued by these keys, the newest first. */
export const mailsByKeys = (db: Database, keys: readonly string[]): Promise<{ template: string; createdAt: Date }[]> =>
  db
    .select({ template: mails.template, createdAt: mails.createdAt })
    .from(mails)
    .where(isAny(mails.idempotencyKey, keys))
    .orderBy(desc(mails.id));

export async function findStoredMail(db: Database, id: number) {
  const { senderName, senderAddress, recipient, subject, html, text, headers, pictures, createdAt } = mails;
  const columns = {
    id: mails.id,
    senderName,
    senderAddress,
    recipient,
    subject,
    html,
    text,
    headers,
    pictures,
    createdAt,
  };
  const [mail] = await db.select(columns).from(mails).where(eq(mails.id, id));
  return mail ?? null;
}

export type StoredMail = NonNullable<Awaited<ReturnType<typeof findStoredMail>>>;
