import { readFile } from "node:fs/promises";
import type { Readable } from "node:stream";
import type { StoredKind, UploadKind } from "#domain/operations/files/file-kind.ts";
import { isFileName } from "#domain/operations/files/file-name.ts";
import { FILE_PURPOSES, type FilePurpose, purposeRules } from "#domain/operations/files/file-purpose.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import { type ReceivedUpload, receiveUpload, UploadTooLarge } from "#platform/files/receive-upload.ts";
import { reencodePicture } from "#platform/files/reencode-picture.ts";
import { isText, uploadKind } from "#platform/files/upload-kind.ts";
import { workbookAsCsv } from "#platform/files/workbook/read-workbook.ts";
import { UnreadableWorkbook } from "#platform/files/workbook/unreadable-workbook.ts";
import { UnreadableImage } from "#platform/images/image-source.ts";
import { TooBusy } from "#platform/limits/gate.ts";
import { type FileUser, ownerOfUpload } from "./file-policy.ts";
import { bytesOfToday, insertFile, type NewFile, quotaOf } from "./file-store.ts";
import type { FileDeps } from "./files.ts";
import { storeBytes } from "./store-bytes.ts";

export interface Upload {
  purpose: string;
  name: string;
  /** As announced by the sender; null when it is not known before the end. */
  announcedBytes: number | null;
}

/** Everything that can be refused before the body is read. */
async function assertUploadable({ db }: FileDeps, by: FileUser, upload: Upload): Promise<FilePurpose> {
  const rules = purposeRules(upload.purpose);
  if (!rules) throw refuse("bad_request");
  const isAllowed =
    "member" in by
      ? isPermitted(by.member.permissions, rules.permission)
      : rules.permission === null && ("user" in by || rules.isForGuests === true);
  if (!isAllowed) throw refuse("forbidden");
  if (!isFileName(upload.name, rules.kinds)) throw refuse("bad_request");
  const bytes = upload.announcedBytes ?? 0;
  if (bytes > rules.mostBytes) throw refuse("file_too_large");
  const owner = ownerOfUpload(by);
  if ((await bytesOfToday(db, owner)) + bytes > quotaOf(owner)) throw refuse("file_quota");
  return upload.purpose as FilePurpose;
}

const isPermitted = (permissions: readonly string[], needed: string | null) =>
  needed !== null && permissions.includes(needed);

/** Receives a file, makes it harmless and stores it; it still has to be attached to something. */
export function uploadFile(deps: FileDeps, by: FileUser, upload: Upload, body: Readable): Promise<string> {
  return receiveAndStore(deps, by, upload, body).catch((err) => {
    if (!isOfDisk(err)) throw err;
    deps.log.warn({ err }, "an upload could not be stored");
    throw refuse("unavailable");
  });
}

/** A disk can fail at any step, also when what was received is read again or removed (F36). */
const isOfDisk = (error: unknown) => error instanceof Error && "syscall" in error;

async function receiveAndStore(deps: FileDeps, by: FileUser, upload: Upload, body: Readable): Promise<string> {
  const purpose = await assertUploadable(deps, by, upload);
  const received = await receive(deps, body, FILE_PURPOSES[purpose].mostBytes);
  try {
    const kind = await acceptedKind(received, purpose);
    const content = await deps.gate.run(() => harmless(received, kind)).catch(refuseUnreadable);
    const file: NewFile = {
      purpose,
      kind: STORED_AS[kind] ?? "jpeg",
      name: upload.name,
      bytes: content.length,
      receivedBytes: received.bytes,
    };
    const id = await insertFile(deps.db, ownerOfUpload(by), file);
    if (id === null) throw refuse("file_quota");
    await storeBytes(deps, id, content);
    return id;
  } finally {
    await received.discard();
  }
}

/** A disk that is full, or a sender that went away, leaves nothing behind (F36). */
function receive({ incomingDir, log }: FileDeps, body: Readable, mostBytes: number): Promise<ReceivedUpload> {
  return receiveUpload(body, incomingDir, mostBytes).catch((err) => {
    if (err instanceof UploadTooLarge) throw refuse("file_too_large");
    log.warn({ err }, "an upload could not be received");
    throw refuse("unavailable");
  });
}

async function acceptedKind({ path, bytes }: ReceivedUpload, purpose: FilePurpose): Promise<UploadKind> {
  const { kinds }: { kinds: readonly UploadKind[] } = FILE_PURPOSES[purpose];
  const kind = bytes === 0 ? null : await uploadKind(path);
  if (kind !== null && kinds.includes(kind)) return kind;
  if (kind !== null || bytes === 0 || !kinds.includes("csv")) throw refuse("file_kind");
  // A table has no mark of its kind: it is text that can be read (T109).
  if (!(await isText(path))) throw refuse("file_unreadable");
  return "csv";
}

const STORED_AS: Readonly<Partial<Record<UploadKind, StoredKind>>> = { pdf: "pdf", csv: "csv", xlsx: "csv" };

async function harmless({ path }: ReceivedUpload, kind: UploadKind): Promise<Buffer> {
  if (kind === "xlsx") return workbookAsCsv(await readFile(path));
  return kind === "pdf" || kind === "csv" ? readFile(path) : reencodePicture(path);
}

function refuseUnreadable(error: unknown): never {
  if (error instanceof UnreadableImage || error instanceof UnreadableWorkbook) throw refuse("file_unreadable");
  if (error instanceof TooBusy) throw refuse("unavailable");
  throw error;
}
