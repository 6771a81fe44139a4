import { readdirSync } from "node:fs";
import { getPriority, setPriority } from "node:os";

/** Of ten shares of a busy core the thread that answers gets nine. */
const LOWER_PRIORITY = 10;

/**
 * The thread that answers comes before the others of this process, which collect garbage, compress, read files and search:
 * while it waits for a core nobody is answered, not even by a page that is ready (F39). Linux has priorities per thread.
 */
export function answerFirst(): void {
  if (process.platform !== "linux") return;
  for (const thread of readdirSync("/proc/self/task").map(Number)) {
    if (thread !== process.pid) lower(thread);
  }
}

function lower(thread: number): void {
  try {
    if (getPriority(thread) < LOWER_PRIORITY) setPriority(thread, LOWER_PRIORITY);
  } catch (error) {
    if ((error as NodeJS.ErrnoException & { info?: { code?: string } }).info?.code !== "ESRCH") throw error;
    // It has ended meanwhile.
  }
}
