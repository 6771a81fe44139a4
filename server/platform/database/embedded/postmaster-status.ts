import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

export interface PostmasterAddress {
  readonly port: number;
  /** The folder of its Unix socket; null where it has none. */
  readonly socketDir: string | null;
}

/** The content of postmaster.pid, which has one fact per line. */
export interface PostmasterStatus extends PostmasterAddress {
  readonly pid: number;
  readonly ready: boolean;
}

const PID_LINE = 0;
const PORT_LINE = 3;
const SOCKET_DIR_LINE = 4;
const STATE_LINE = 7;
const IMPOSSIBLE_PID = 2 ** 31 - 1;

function pidFile(clusterDir: string): string {
  return path.join(clusterDir, "postmaster.pid");
}

export function readPostmaster(clusterDir: string): PostmasterStatus | undefined {
  let lines: string[];
  try {
    lines = readFileSync(pidFile(clusterDir), "utf8").split("\n");
  } catch {
    return undefined;
  }
  const pid = Number.parseInt(lines[PID_LINE] ?? "", 10);
  if (!(pid > 0)) return undefined;
  return {
    pid,
    port: Number.parseInt(lines[PORT_LINE] ?? "0", 10),
    socketDir: lines[SOCKET_DIR_LINE]?.trim() || null,
    ready: lines[STATE_LINE]?.trim() === "ready",
  };
}

/** The postmaster that serves this very folder: after a crash or reboot its pid may be some other program's. */
export function runningPostmaster(clusterDir: string): PostmasterStatus | undefined {
  const status = readPostmaster(clusterDir);
  return status && isAlive(status.pid) && commandLine(status.pid).includes(clusterDir) ? status : undefined;
}

/**
 * PostgreSQL recovers from a stale postmaster.pid by itself, except when another program of the same user has got
 * that pid. The number is made impossible rather than the file removed, since PostgreSQL also finds in it the shared
 * memory by which it notices orphaned backends.
 */
export function disownForeignPid(clusterDir: string): void {
  const status = readPostmaster(clusterDir);
  if (!status || !isAlive(status.pid) || runningPostmaster(clusterDir)) return;
  const [, ...rest] = readFileSync(pidFile(clusterDir), "utf8").split("\n");
  writeFileSync(pidFile(clusterDir), [String(IMPOSSIBLE_PID), ...rest].join("\n"));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** Every user may read it on Linux; another user's working directory needs more rights than Docker's root has. */
function commandLine(pid: number): string {
  try {
    if (process.platform === "linux") return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
    return execFileSync("ps", ["-ww", "-o", "command=", "-p", String(pid)], { encoding: "utf8" });
  } catch {
    return "";
  }
}
