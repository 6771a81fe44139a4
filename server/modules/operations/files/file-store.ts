import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import { MOST_BYTES_PER_DAY, MOST_GUEST_BYTES_PER_DAY } from "#domain/operations/files/file-limits.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import type { FileOwner, FileSubject } from "./file-policy.ts";
import { files } from "./tables.ts";

export type StoredFile = typeof files.$inferSelect;
export type NewFile = Pick<StoredFile, "purpose" | "kind" | "name" | "bytes" | "receivedBytes">;

export function isOf(owner: FileOwner) {
  if ("visitorHash" in owner) return eq(files.visitorHash, owner.visitorHash);
  return "userId" in owner ? eq(files.userId, owner.userId) : eq(files.memberId, owner.memberId);
}

/** Uploads of one owner, or attachments to one subject, take turns until the transaction ends. */
export async function takeTurns(tx: Database, what: FileOwner | FileSubject): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`files ${JSON.stringify(what)}`}, 0))`);
}

/** How much one owner may upload within a day (T105). */
export const quotaOf = (owner: FileOwner): number =>
  "visitorHash" in owner ? MOST_GUEST_BYTES_PER_DAY : MOST_BYTES_PER_DAY;

/** A row whose bytes are not stored yet; null when the owner has uploaded too much within a day (T105). */
export async function insertFile(db: Database, owner: FileOwner, file: NewFile): Promise<string | null> {
  return transact(db, async (tx) => {
    await takeTurns(tx, owner);
    if ((await bytesOfToday(tx, owner)) + file.receivedBytes > quotaOf(owner)) return null;
    const [row] = await tx
      .insert(files)
      .values({ ...owner, ...file })
      .returning({ id: files.id });
    return row?.id ?? null;
  });
}

export async function bytesOfToday(db: Database, owner: FileOwner): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`coalesce(sum(${files.receivedBytes}), 0)::float8` })
    .from(files)
    .where(and(isOf(owner), sql`${files.createdAt} > now() - interval '24 hours'`));
  return row?.total ?? 0;
}

/** False when the row is gone. */
export async function markStored(db: Database, id: string): Promise<boolean> {
  const marked = await db
    .update(files)
    .set({ storedAt: sql`now()` })
    .where(eq(files.id, id))
    .returning({ id: files.id });
  return marked.length > 0;
}

export async function deleteRow(db: Database, id: string): Promise<void> {
  await db.delete(files).where(eq(files.id, id));
}

export async function findStored(db: Database, id: string): Promise<StoredFile | null> {
  const [file] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, id), isNotNull(files.storedAt)));
  return file ?? null;
}

const isOfSubject = ({ kind, id }: FileSubject) => and(eq(files.subjectKind, kind), eq(files.subjectId, id));

/** The files of a subject, the oldest first. */
export async function filesOf(db: Database, subject: FileSubject): Promise<StoredFile[]> {
  return db
    .select()
    .from(files)
    .where(and(isOfSubject(subject), isNotNull(files.storedAt)))
    .orderBy(asc(files.createdAt), asc(files.id));
}

/** Nobody can read these any more; the next sweep deletes their bytes and rows. */
export async function giveUpFilesOf(tx: Database, subject: FileSubject): Promise<void> {
  await tx.update(files).set({ storedAt: null }).where(isOfSubject(subject));
}
