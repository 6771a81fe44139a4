import { readFileSync } from "node:fs";
import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";
import { getHeapStatistics } from "node:v8";

/** Open files that are no connections of visitors: the database, jobs, logs, pictures. */
const OTHER_FILES = 96;
/** Of these some are left when even refusing has to end. */
const LAST_FILES = 48;
const FEWEST_CONNECTIONS = 16;
/** How long a connection that will be refused may take to ask. */
const PATIENCE_MS = 1_000;
const MEMORY_LIMIT = 0.92;
const MEMORY_CHECKED_EVERY_MS = 250;

export interface Resources {
  openFiles: number;
  /** The used share of the memory. */
  usedMemory(): number;
}

const OWN: Resources = {
  openFiles: readOpenFiles(),
  usedMemory: () => {
    const { used_heap_size, heap_size_limit } = getHeapStatistics();
    return used_heap_size / heap_size_limit;
  },
};

/** Linux says it; elsewhere there is no such limit. */
function readOpenFiles(): number {
  try {
    const soft = /^Max open files\s+(\d+)/m.exec(readFileSync("/proc/self/limits", "utf8"))?.[1];
    return soft === undefined ? Number.POSITIVE_INFINITY : Number(soft);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/**
 * Tells which requests are to be refused because files or memory run out (F27). A connection too many is still accepted
 * and answered: one that is not accepted looks like a shop that is gone.
 */
export function watchExhaustion(
  server: Server,
  { openFiles, usedMemory } = OWN,
): (request: IncomingMessage) => boolean {
  const limit = Math.max(openFiles - OTHER_FILES, FEWEST_CONNECTIONS);
  if (Number.isFinite(openFiles)) server.maxConnections = Math.max(openFiles - LAST_FILES, limit);
  const tooMany = new WeakSet<Socket>();
  let open = 0;
  server.on("connection", (socket: Socket) => {
    open += 1;
    socket.once("close", () => {
      open -= 1;
    });
    if (open <= limit) return;
    tooMany.add(socket);
    setTimeout(() => socket.destroy(), PATIENCE_MS).unref();
  });
  let checkedAt = Number.NEGATIVE_INFINITY;
  let isMemoryShort = false;
  return ({ socket, url }) => {
    const now = performance.now();
    if (now - checkedAt > MEMORY_CHECKED_EVERY_MS) {
      checkedAt = now;
      isMemoryShort = usedMemory() > MEMORY_LIMIT;
    }
    return tooMany.has(socket) || (isMemoryShort && url !== "/healthz");
  };
}
