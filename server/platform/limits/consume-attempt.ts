import type { CallContext } from "../calls/call-context.ts";
import { refuse } from "../calls/call-errors.ts";
import { countTry, type Tries } from "./rate-limits.ts";

/** Counts a try under each of its limits and refuses it when one is reached, saying when to come back. */
export async function spendTry(context: CallContext, now: Date, ...counted: readonly Tries[]): Promise<void> {
  const wait = await countTry(context.db, now, ...counted);
  if (wait === 0) return;
  context.setHeader("retry-after", String(wait));
  throw refuse("too_many_requests");
}
