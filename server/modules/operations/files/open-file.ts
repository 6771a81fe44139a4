import type { Readable } from "node:stream";
import { CONTENT_TYPES } from "#domain/operations/files/file-kind.ts";
import { StaffScope } from "#platform/calls/staff-scope.ts";
import type { FileLocation, FileUser } from "./file-policy.ts";
import { findStored, type StoredFile } from "./file-store.ts";
import type { FileDeps } from "./files.ts";

export interface OpenedFile {
  id: string;
  bytes: number;
  contentType: string;
  /** Ours, because the sender's name could be anything. */
  fileName: string;
  /** Null when the bytes are not there. */
  read(): Promise<Readable | null>;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const ENDINGS = { jpeg: "jpg", pdf: "pdf", csv: "csv" } as const;

/** The file for who may read it; null for everybody else, as if there were none (T106). */
export async function openFile(deps: FileDeps, id: string, reader: FileUser): Promise<OpenedFile | null> {
  const file = UUID.test(id) ? await findStored(deps.db, id) : null;
  return file && (await mayRead(deps, file, reader)) ? opened(deps, file) : null;
}

/** For pictures of texts, which everybody may see, and for those that are mailed to the owner of what they show. */
export async function openFileOf(deps: FileDeps, id: string, subjectKind: string): Promise<OpenedFile | null> {
  const file = UUID.test(id) ? await findStored(deps.db, id) : null;
  return file?.subjectKind === subjectKind ? opened(deps, file) : null;
}

const opened = (deps: FileDeps, file: StoredFile): OpenedFile => ({
  id: file.id,
  bytes: file.bytes,
  contentType: CONTENT_TYPES[file.kind],
  fileName: `${file.id.slice(0, 8)}.${endingOf(file)}`,
  read: () => readBytes(deps, file.id),
});

export const endingOf = ({ kind }: Pick<StoredFile, "kind">): string => ENDINGS[kind];

/** Null when the bytes are not there. */
export async function readBytes({ storage, log }: Pick<FileDeps, "storage" | "log">, id: string) {
  const content = await storage.read(id);
  if (!content) log.error({ file: id }, "a file has no bytes");
  return content;
}

async function mayRead({ db, policies }: FileDeps, file: StoredFile, reader: FileUser): Promise<boolean> {
  if (file.subjectKind === null || file.subjectId === null) return isOwn(file, reader);
  const policy = policies.find(({ kind }) => kind === file.subjectKind);
  if (!policy) return false;
  if (!("member" in reader)) return policy.mayRead(db, file.subjectId, reader);
  if (!reader.member.permissions.includes(policy.permission)) return false;
  const location = await policy.locationOf(db, file.subjectId);
  return location !== null && isWithin(reader.member, location);
}

type Member = Extract<FileUser, { member: unknown }>["member"];

/** The same scope as that of the calls about the thing; what is outside of it does not exist (T133). */
function isWithin(member: Member, { storefrontCode, warehouseId }: FileLocation): boolean {
  const scope = new StaffScope(member);
  if (storefrontCode !== null && !scope.includes(storefrontCode)) return false;
  return warehouseId === null || scope.warehouses.includes(warehouseId);
}

function isOwn(file: StoredFile, reader: FileUser): boolean {
  if ("visitor" in reader) return file.visitorHash?.equals(reader.visitor) ?? false;
  return "user" in reader ? file.userId === reader.user.id : file.memberId === reader.member.id;
}
