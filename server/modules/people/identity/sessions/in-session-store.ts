import { setTimeout } from "node:timers/promises";
import { Gate } from "#platform/limits/gate.ts";

/** Fewer than a pool has: sessions that cannot be read must not take the connections that guests need (F22). */
const lookups = new Gate({ running: 4, waiting: 1_000 });
const WAIT_LIMIT_MS = 5_000;

/** Reads or writes a session. One that fails, or takes too long, is answered with 503: nobody is signed out by it. */
export async function inSessionStore<Result>(work: () => Promise<Result>): Promise<Result> {
  const answered = new AbortController();
  const late = setTimeout(WAIT_LIMIT_MS, null, { signal: answered.signal }).then(() => {
    throw new Error("sessions cannot be read in time");
  });
  try {
    return await Promise.race([lookups.run(work), late]);
  } catch (cause) {
    throw Object.assign(new Error("no sessions", { cause }), { statusCode: 503 });
  } finally {
    answered.abort();
    late.catch(() => undefined);
  }
}
