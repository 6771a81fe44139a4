import { and, isNull, lt, or, sql } from "drizzle-orm";
import { UNATTACHED_FOR_MS } from "#domain/operations/files/file-limits.ts";
import { earlier, HOUR_MS } from "#domain/shared/time/durations.ts";
import { sweepIncoming } from "#platform/files/receive-upload.ts";
import { deleteRow } from "./file-store.ts";
import type { FileDeps } from "./files.ts";
import { files } from "./tables.ts";

/** An upload that has not ended by then never will. */
const LONGEST_UPLOAD_MS = HOUR_MS;

/** Deletes what was never attached, what was given up, and what a dead process left. */
export async function sweepFiles(deps: FileDeps): Promise<void> {
  const { db, storage, now, incomingDir } = deps;
  const before = (ms: number) => earlier(now(), ms);
  await db
    .update(files)
    .set({ storedAt: null })
    .where(and(isNull(files.subjectKind), lt(files.createdAt, before(UNATTACHED_FOR_MS))));
  const isOver = or(lt(files.createdAt, before(LONGEST_UPLOAD_MS)), sql`num_nonnulls(user_id, member_id) = 0`);
  const gone = await db
    .select({ id: files.id })
    .from(files)
    .where(and(isNull(files.storedAt), isOver));
  for (const { id } of gone) {
    await storage.delete(id);
    await deleteRow(db, id);
  }
  await sweepIncoming(incomingDir, now());
}
