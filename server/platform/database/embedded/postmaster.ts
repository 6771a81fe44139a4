import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { DatabaseUnavailable } from "../errors.ts";
import { binary } from "./binaries.ts";
import type { ClusterLocation } from "./cluster-location.ts";
import { lastLines, openLog } from "./postmaster-log.ts";
import { postmasterArguments } from "./postmaster-settings.ts";
import {
  disownForeignPid,
  type PostmasterAddress,
  type PostmasterStatus,
  readPostmaster,
  runningPostmaster,
} from "./postmaster-status.ts";
import { spawnOptions } from "./system-user.ts";
import { removeStaleSockets, socketDirIn } from "./unix-socket.ts";

export interface PostmasterOptions {
  readonly location: ClusterLocation;
  readonly logFile: string;
  readonly durable: boolean;
  /** Given when a lost server is restarted, because clients use its address. */
  readonly port?: number;
}

/** Replaying the log after a crash may take minutes on a slow disk. */
const START_TIMEOUT_MS = 180_000;
const RETRY_FOR_MS = 15_000;
const POLL_MS = 15;
const PORT_TAKEN = /could not bind|Address already in use/;
/** Some mounted folders hold no sockets. */
const SOCKET_REFUSED = /Unix-domain socket|Unix address/;
/** Backends of a postmaster that was killed need a moment to notice and leave. */
const PREDECESSOR_LEAVING = /pre-existing shared memory block|lock file ".*" already exists/;

/** Must be called under the folder lock, when no postmaster runs for this folder. */
export async function startPostmaster(options: PostmasterOptions): Promise<PostmasterAddress> {
  const retryUntil = Date.now() + RETRY_FOR_MS;
  let socketDir = socketDirIn(options.location.clusterDir);
  for (;;) {
    disownForeignPid(options.location.clusterDir);
    removeStaleSockets(options.location.clusterDir);
    const address = { port: options.port ?? (await freePort()), socketDir };
    const failure = await tryStart(options, address);
    if (failure === undefined) return address;
    const passing = PORT_TAKEN.test(failure) || PREDECESSOR_LEAVING.test(failure) || SOCKET_REFUSED.test(failure);
    if (SOCKET_REFUSED.test(failure)) socketDir = null;
    if (!passing || Date.now() > retryUntil) {
      throw new DatabaseUnavailable(
        `PostgreSQL did not start in ${options.location.clusterDir}: ${lastLines(failure)}`,
      );
    }
    await sleep(100);
  }
}

/** "Fast": open transactions are rolled back and clients disconnected; nothing committed is lost. */
export async function stopPostmaster({ clusterDir, nativeDir, runAs }: ClusterLocation): Promise<void> {
  const args = ["stop", "-D", clusterDir, "-m", "fast", "-w", "-t", "60"];
  await promisify(execFile)(binary(nativeDir, "pg_ctl"), args, spawnOptions(runAs));
}

/** Waits for a postmaster that another process has just started, or that is replaying its log. */
export async function untilReady(clusterDir: string): Promise<PostmasterStatus | undefined> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const status = runningPostmaster(clusterDir);
    if (!status || status.ready) return status;
    if (Date.now() > deadline) throw new DatabaseUnavailable(`PostgreSQL in ${clusterDir} does not become ready.`);
    await sleep(POLL_MS);
  }
}

/** Returns PostgreSQL's log of the failure, or undefined when it is ready. */
async function tryStart(
  { location, logFile, durable }: PostmasterOptions,
  address: PostmasterAddress,
): Promise<string | undefined> {
  const log = openLog(logFile);
  try {
    const child = spawn(
      binary(location.nativeDir, "postgres"),
      postmasterArguments(location.clusterDir, address, durable),
      {
        ...spawnOptions(location.runAs),
        // In a session of its own: Ctrl-C in our terminal must not stop it before we have drained.
        detached: true,
        stdio: ["ignore", log.descriptor, log.descriptor],
      },
    );
    const end = whenEnded(child);
    const deadline = Date.now() + START_TIMEOUT_MS;
    while (Date.now() < deadline) {
      const ended = await Promise.race([end, sleep(POLL_MS)]);
      if (ended !== undefined) return log.newLines() || ended;
      const status = readPostmaster(location.clusterDir);
      if (status?.ready && status.pid === child.pid) return void child.unref();
    }
    child.kill("SIGINT");
    return `not ready after ${START_TIMEOUT_MS / 1000} s\n${log.newLines()}`;
  } finally {
    log.close();
  }
}

async function whenEnded(child: ChildProcess): Promise<string> {
  try {
    const [code, signal] = await once(child, "exit");
    return `ended with ${signal ?? `exit code ${code}`}`;
  } catch (error) {
    return String(error);
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string") throw new DatabaseUnavailable("No free port on 127.0.0.1.");
  return address.port;
}
