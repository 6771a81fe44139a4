import { and, inArray, isNotNull } from "drizzle-orm";
import { MOST_FILES_PER_SUBJECT } from "#domain/operations/files/file-limits.ts";
import type { FilePurpose } from "#domain/operations/files/file-purpose.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import { isAny } from "#platform/database/is-any.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { FileOwner, FileSubject } from "./file-policy.ts";
import { filesOf, isOf, type StoredFile, takeTurns } from "./file-store.ts";
import { files } from "./tables.ts";

export interface Attachment {
  fileIds: readonly string[];
  /** The uploader: nobody can attach a stranger's file (T106). */
  owner: FileOwner;
  purpose: FilePurpose;
  subject: FileSubject;
}

/** Attaches files to a subject once: repeating it changes nothing, and another subject cannot have them. */
export async function attachFiles(tx: Database, { fileIds, owner, purpose, subject }: Attachment): Promise<void> {
  if (fileIds.length === 0) return;
  await takeTurns(tx, subject);
  const found = await tx
    .select()
    .from(files)
    .where(and(isAny(files.id, fileIds), isOf(owner), isNotNull(files.storedAt)))
    .for("update");
  const isPossible = (file: StoredFile) => file.purpose === purpose && (!file.subjectKind || isAt(file, subject));
  if (found.length !== new Set(fileIds).size || !found.every(isPossible)) throw refuse("not_found");
  const fresh = found.filter(({ subjectKind }) => subjectKind === null).map(({ id }) => id);
  const there = await filesOf(tx, subject);
  if (there.length + fresh.length > MOST_FILES_PER_SUBJECT) throw refuse("too_many_files");
  await tx.update(files).set({ subjectKind: subject.kind, subjectId: subject.id }).where(inArray(files.id, fresh));
}

const isAt = ({ subjectKind, subjectId }: StoredFile, { kind, id }: FileSubject) =>
  subjectKind === kind && subjectId === id;
