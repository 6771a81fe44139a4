import { CODE_TRY_LIMITS } from "../../../domain/promotions/attempt-limits.ts";
import type { CallContext } from "../../platform/calls/call-context.ts";
import { ownerOf } from "../../platform/calls/owner.ts";
import { spendTry } from "../../platform/limits/consume-attempt.ts";
import { forgiveTry, type Tries, triesFrom } from "../../platform/limits/rate-limits.ts";

/** Every code counts against who tries it and against where they are, before it is looked up (T125). */
export const spendCodeTry = (context: CallContext, now: Date) => spendTry(context, now, ...triesOf(context));

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
