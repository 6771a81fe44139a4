import { chmodSync, existsSync, lstatSync, mkdtempSync, readdirSync, realpathSync, rmSync, statfsSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { runningPostmaster } from "#platform/database/embedded/postmaster-status.ts";

const PREFIX = "crossdock-test-";
export const silent = { info: () => undefined, warn: () => undefined };

/** A file system in memory, where Linux has one. */
const MEMORY = "/dev/shm";
/** More than the databases of a run need at once. */
const ENOUGH_BYTES = 4 * 2 ** 30;

/**
 * Where test databases are: a clone is 1,300 files, and making them takes a disk several times as long. Containers often
 * have only some megabytes there.
 */
export function makeDatabaseDir(): string {
  return makeFolder(hasRoomInMemory() ? MEMORY : os.tmpdir());
}

function hasRoomInMemory(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > ENOUGH_BYTES;
}

export const makeDataDir = (): string => makeFolder(os.tmpdir());

/** Named after this process, so that a later run recognises the folders of a killed one. */
function makeFolder(parent: string): string {
  const folder = mkdtempSync(path.join(parent, `${PREFIX}${process.pid}-`));
  // Root's database runs as another user, who needs access.
  chmodSync(folder, 0o755);
  return folder;
}

/** The database may live outside of its data folder, behind a link, and a test that failed may have left it running. */
export function removeDataDir(folder: string): void {
  const entry = path.join(folder, "postgres");
  if (existsSync(entry)) {
    const clusterDir = realpathSync(entry);
    const left = runningPostmaster(clusterDir);
    if (left) process.kill(left.pid, "SIGQUIT");
    rmSync(clusterDir, { recursive: true, force: true, maxRetries: 5 });
  }
  rmSync(folder, { recursive: true, force: true });
}

/** Test runs killed with -9 leave a server behind, which would otherwise run until the next reboot. */
export function removeAbandoned(): void {
  for (const parent of [os.tmpdir(), MEMORY]) if (existsSync(parent)) removeAbandonedIn(parent);
}

function removeAbandonedIn(parent: string): void {
  for (const name of readdirSync(parent)) {
    const pid = name.startsWith(PREFIX) ? Number.parseInt(name.slice(PREFIX.length), 10) : Number.NaN;
    const folder = path.join(parent, name);
    if (Number.isNaN(pid) || existsAsProcess(pid)) continue;
    // In another user's folder a link could point anywhere. A missing folder was removed by another run.
    if (lstatSync(folder, { throwIfNoEntry: false })?.uid !== process.getuid?.()) continue;
    removeDataDir(folder);
  }
}

function existsAsProcess(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
