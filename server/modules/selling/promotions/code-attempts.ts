import { CODE_ATTEMPT_LIMITS } from "#domain/selling/promotions/attempt-limits.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { ownerOf } from "#platform/calls/owner.ts";
import { consumeAttempt } from "#platform/limits/consume-attempt.ts";
import { type AttemptCounter, attemptsFrom, refundAttempt } from "#platform/limits/rate-limits.ts";

/** Every code counts against the owner of the checkout and the network address, before it is looked up (T125). */
export const consumeCodeAttempt = (context: CallContext, now: Date) =>
  consumeAttempt(context, now, ...countersOf(context));

/** A code that worked was no guess. */
export async function refundCodeAttempt(context: CallContext): Promise<void> {
  for (const counter of countersOf(context)) await refundAttempt(context.db, counter);
}

function countersOf(context: CallContext): AttemptCounter[] {
  const owner = ownerOf(context);
  const subject = `${owner?.userId ?? owner?.visitorHash?.toString("base64url")}`;
  return [
    { action: "promotion", subject, limit: CODE_ATTEMPT_LIMITS.ofOwner },
    attemptsFrom("promotion", context.client.address, CODE_ATTEMPT_LIMITS.fromAddress),
  ];
}
