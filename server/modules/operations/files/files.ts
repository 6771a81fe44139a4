import type { Readable } from "node:stream";
import type { CallLog } from "#platform/calls/call-context.ts";
import { runOnce } from "#platform/calls/idempotency.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { FileStorage } from "#platform/files/file-storage.ts";
import { Gate } from "#platform/limits/gate.ts";
import type { FilePolicy, FileUser } from "./file-policy.ts";
import { type OpenedFile, openFile, openFileOf } from "./open-file.ts";
import { fileData } from "./personal-data.ts";
import { sweepFiles } from "./sweep-files.ts";
import { type Upload, uploadFile } from "./upload.ts";

export interface FileDeps {
  db: Database;
  storage: FileStorage;
  /** Where uploads are written while they arrive. */
  incomingDir: string;
  /** How many pictures are made at once. */
  gate: Gate;
  /** Of the modules whose things have files. */
  policies: readonly FilePolicy[];
  log: CallLog;
  now: () => Date;
}

export interface Files {
  /** Stores an upload, and the same key once (T118); answers its id. */
  upload(by: FileUser, upload: Upload, body: Readable, idempotencyKey: string | undefined): Promise<string>;
  /** Null for who may not read it, as if there were none (T106). */
  open(id: string, reader: FileUser): Promise<OpenedFile | null>;
  /** A file of one kind of subject, for who knows that its reader may see it. */
  openOf(id: string, subjectKind: string): Promise<OpenedFile | null>;
  sweep(): Promise<void>;
  personalData: ReturnType<typeof fileData>;
}

const MAKING = { running: 2, waiting: 64 };

export function createFiles(given: Omit<FileDeps, "gate">): Files {
  const deps = { ...given, gate: new Gate(MAKING) };
  return {
    upload(by, upload, body, key) {
      const owner = nameOf(by);
      return runOnce(deps.db, { owner, call: "files.upload", key }, upload, () => uploadFile(deps, by, upload, body));
    },
    open: (id, reader) => openFile(deps, id, reader),
    openOf: (id, subjectKind) => openFileOf(deps, id, subjectKind),
    sweep: () => sweepFiles(deps),
    personalData: fileData(deps),
  };
}

function nameOf(by: FileUser): string {
  if ("visitor" in by) return `visitor ${by.visitor.toString("base64url")}`;
  return "user" in by ? `user ${by.user.id}` : `staff ${by.member.id}`;
}
