import { CODE_TRY_LIMITS } from "../../../domain/promotions/try-limits.ts";
import type { CallContext } from "../../platform/calls/call-context.ts";
import { refuse } from "../../platform/calls/call-errors.ts";
import { ownerOf } from "../../platform/calls/owner.ts";
import { countTry, forgiveTry, type Tries, triesFrom } from "../../platform/limits/rate-limits.ts";

/** Every code counts against who tries it and against where they are, before it is looked up (T125). */
export async function spendCodeTry(context: CallContext, now: Date): Promise<void> {
  const waits: number[] = [];
  for (const tries of triesOf(context)) waits.push(await countTry(context.db, tries, now));
  const wait = Math.max(...waits);
  if (wait === 0) return;
  context.setHeader("retry-after", String(wait));
  throw refuse("too_many_requests");
}

/** A code that worked was no guess. */
export async function forgiveCodeTry(context: CallContext): Promise<void> {
  for (const tries of triesOf(context)) await forgiveTry(context.db, tries);
}

function triesOf(context: CallContext): Tries[] {
  const owner = ownerOf(context);
  const whom = `${owner?.userId ?? owner?.visitorHash?.toString("base64url")}`;
  return [
    { what: "promotion", whom, limit: CODE_TRY_LIMITS.ofOwner },
    triesFrom("promotion", context.client.address, CODE_TRY_LIMITS.fromAddress),
  ];
}
