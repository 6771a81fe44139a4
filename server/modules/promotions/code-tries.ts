import { CODE_TRY_LIMITS } from "../../../domain/promotions/try-limits.ts";
import type { CallContext } from "../../platform/calls/call-context.ts";
import { refuse } from "../../platform/calls/call-errors.ts";
import { countTry, forgiveTry, type Tries, triesFrom } from "../../platform/limits/rate-limits.ts";

/** Every code counts against its checkout's owner and against where it comes from, before it is looked up (T125). */
export async function spendCodeTry(context: CallContext, owner: string, now: Date): Promise<void> {
  const waits: number[] = [];
  for (const tries of triesOf(context, owner)) waits.push(await countTry(context.db, tries, now));
  const wait = Math.max(...waits);
  if (wait === 0) return;
  context.setHeader("retry-after", String(wait));
  throw refuse("too_many_requests");
}

/** A code that worked was no guess. */
export async function forgiveCodeTry(context: CallContext, owner: string): Promise<void> {
  for (const tries of triesOf(context, owner)) await forgiveTry(context.db, tries);
}

const triesOf = ({ client }: CallContext, owner: string): Tries[] => [
  { what: "promotion", whom: owner, limit: CODE_TRY_LIMITS.ofOwner },
  triesFrom("promotion", client.address, CODE_TRY_LIMITS.fromAddress),
];
