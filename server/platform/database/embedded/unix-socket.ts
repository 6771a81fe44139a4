import { readdirSync, rmSync } from "node:fs";
import path from "node:path";

/** Systems allow about a hundred bytes for a socket's path, and PostgreSQL adds its name to the folder. */
const LONGEST_FOLDER = 88;
/** PostgreSQL reads a list of folders; these characters need no quotes there. */
const PLAIN = /^[\w./-]+$/;
const SOCKET_FILE = /^\.s\.PGSQL\.\d+(?:\.lock)?$/;

/**
 * The cluster's own folder, which only its owner may enter, or null where there can be no socket. A statement over a Unix
 * socket takes less processor time than one over TCP.
 */
export function socketDirIn(clusterDir: string): string | null {
  const isUsable = process.platform !== "win32" && clusterDir.length <= LONGEST_FOLDER && PLAIN.test(clusterDir);
  return isUsable ? clusterDir : null;
}

/** Those of a postmaster that was killed; must be called when none runs for this folder. */
export function removeStaleSockets(clusterDir: string): void {
  for (const name of readdirSync(clusterDir)) {
    if (SOCKET_FILE.test(name)) rmSync(path.join(clusterDir, name), { force: true });
  }
}
