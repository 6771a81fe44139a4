import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { DatabaseUnavailable } from "../errors.ts";
import { type Binaries, whyNotRunnable } from "./binaries.ts";
import type { RunAs } from "./system-user.ts";

/** Holds what the database's user must reach while root's checkout or data folder is closed to that user. */
export const SYSTEM_DIR = "/var/lib/crossdock";

/** Where the binaries can be run from: in their own folder, or from a copy when root's checkout is closed to that user. */
export function runnableBinaries(binaries: Binaries, runAs: RunAs): string {
  let reason = whyNotRunnable(binaries.nativeDir, runAs);
  if (reason === undefined) return binaries.nativeDir;
  for (const folder of runAs ? copyFolders(binaries.version) : []) {
    const copy = tryCopy(binaries.nativeDir, folder);
    const copyReason = copy ?? whyNotRunnable(folder, runAs);
    if (copyReason === undefined) return folder;
    reason = copyReason;
  }
  throw new DatabaseUnavailable(
    `The bundled PostgreSQL does not run on this machine (${reason}): set DATABASE_URL to use another one.`,
  );
}

/** Creates the folder if need be; false when it cannot be trusted or made. */
export function ownSystemDir(folder: string = SYSTEM_DIR): boolean {
  try {
    // The umask may have made it 0700; it is ours, so opening it loosens nothing of others.
    if (mkdirSync(folder, { recursive: true }) !== undefined) chmodSync(folder, 0o755);
    return isTrusted(folder);
  } catch {
    return false;
  }
}

function copyFolders(version: string): string[] {
  const name = `postgresql-${version}`;
  const temporary = path.join(os.tmpdir(), `crossdock-${name}`);
  return ownSystemDir() ? [path.join(SYSTEM_DIR, name), temporary] : [temporary];
}

/** In a folder that others may write to, the files could be replaced before they are executed. */
function isTrusted(folder: string): boolean {
  const stats = lstatSync(folder);
  return stats.isDirectory() && stats.uid === 0 && (stats.mode & 0o022) === 0;
}

/** Why there is no copy in `folder`, or undefined when there is one. It is renamed at the end, so that it is complete or absent. */
function tryCopy(nativeDir: string, folder: string): string | undefined {
  let draft: string | undefined;
  try {
    if (!existsSync(folder)) {
      draft = mkdtempSync(`${folder}.new-`);
      cpSync(nativeDir, draft, { recursive: true, verbatimSymlinks: true });
      openForReading(draft);
      renameSync(draft, folder);
    }
  } catch (error) {
    if (!existsSync(folder)) return error instanceof Error ? error.message : String(error);
  } finally {
    if (draft) rmSync(draft, { recursive: true, force: true });
  }
  return isTrusted(folder) ? undefined : `${folder} does not belong to root alone`;
}

function openForReading(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) openForReading(file);
    else if (entry.isFile()) chmodSync(file, lstatSync(file).mode & 0o100 ? 0o755 : 0o644);
  }
}
