import type { CallContext } from "../calls/call-context.ts";
import { refuse } from "../calls/call-errors.ts";
import { type AttemptCounter, countAttempt } from "./rate-limits.ts";

/** Counts an attempt and, when a limit is exceeded, refuses it with the time to wait. */
export async function consumeAttempt(
  context: Pick<CallContext, "db" | "setHeader">,
  now: Date,
  ...counters: readonly AttemptCounter[]
): Promise<void> {
  const waitSeconds = await countAttempt(context.db, now, ...counters);
  if (waitSeconds === 0) return;
  context.setHeader("retry-after", String(waitSeconds));
  throw refuse("too_many_requests");
}
