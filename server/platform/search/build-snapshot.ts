import { fork } from "node:child_process";
import { rmSync } from "node:fs";
import type { SnapshotOrder } from "./columnar/storage/build-index.ts";

/** Documents live for a moment, and what stays is outside of the heap. */
const V8_FLAGS = ["--max-semi-space-size=32", "--max-old-space-size=1024"];

/**
 * Has an index built and written to disk by a process of its own, which then ends: a build takes several times the memory
 * of its index, and a process that has had it would keep it. `entry` is a file that calls serveSnapshotOrder.
 */
export function buildSnapshot(entry: URL, order: SnapshotOrder, signal: AbortSignal): Promise<void> {
  const child = fork(entry, {
    execArgv: V8_FLAGS,
    env: { ...process.env, MALLOC_ARENA_MAX: "2" },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    killSignal: "SIGKILL",
    signal,
  });
  return new Promise((resolve, reject) => {
    let reason = "";
    child.once("message", (message) => {
      reason = String(message);
    });
    child.once("error", reject);
    child.once("exit", (code) => {
      rmSync(`${order.file}.${child.pid}.partial`, { force: true });
      if (code === 0) resolve();
      else reject(new Error(`The process that builds the index ended with code ${code}. ${reason}`.trim()));
    });
    child.send(order, (error) => error && reject(error));
  });
}
