import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { DatabaseUnavailable } from "../errors.ts";

const SQLITE_BUSY = 5;
const RETRY_MS = 20;

/**
 * Runs `work` while no other process runs under the same lock file.
 *
 * SQLite is used for nothing but its file lock: it is the only kernel lock within Node itself, so that a process
 * killed with -9 frees it, which a file holding a process id cannot promise.
 */
export async function withFolderLock<T>(file: string, waitMs: number, work: () => Promise<T>): Promise<T> {
  const lock = await acquire(file, waitMs);
  try {
    return await work();
  } finally {
    lock.close();
  }
}

async function acquire(file: string, waitMs: number): Promise<DatabaseSync> {
  const deadline = Date.now() + waitMs;
  for (;;) {
    const lock = tryAcquire(file);
    if (lock) return lock;
    if (Date.now() > deadline) {
      throw new DatabaseUnavailable(`Another process has held ${file} for more than ${Math.round(waitMs / 1000)} s.`);
    }
    await sleep(RETRY_MS);
  }
}

function tryAcquire(file: string): DatabaseSync | undefined {
  let lock: DatabaseSync | undefined;
  try {
    // A blocking wait inside SQLite would stop the event loop, so waiting is done outside.
    lock = new DatabaseSync(file, { timeout: 0 });
    lock.exec("BEGIN EXCLUSIVE");
    return lock;
  } catch (error) {
    lock?.close();
    if (error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY) return undefined;
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseUnavailable(`The lock file ${file} cannot be used by this user (${reason}).`);
  }
}
