import type { AbuseLimits, CallLimitName } from "#domain/shared/limits/abuse-limits.ts";
import type { CallContext } from "../calls/call-context.ts";
import { refuse } from "../calls/call-errors.ts";
import { ownerName } from "../calls/owner.ts";
import type { AttemptCounts, Counter } from "./attempt-counts.ts";
import { networkOf } from "./network-of.ts";

/** The limits of a running shop; none where the operator has switched them off. */
export interface CallLimiter {
  limits: AbuseLimits | null;
  counts: Pick<AttemptCounts, "count">;
}

type LimitedAction = "search" | "cart" | "checkout" | "checkout-step" | "calculator" | "vitals" | "vote";

const ACTION_OF_AREA: Readonly<Record<string, LimitedAction>> = {
  cart: "cart",
  checkout: "checkout-step",
  customs: "calculator",
  calculator: "calculator",
  vitals: "vitals",
};
const ACTION_OF_CALL: Readonly<Record<string, LimitedAction>> = {
  "search.searchForCategoryItems": "search",
  "search.suggestions": "search",
  "content.search": "search",
  "content.vote": "vote",
  "checkout.generate": "checkout",
  "quotes.saveDraft": "cart",
  "quotes.submit": "checkout",
  "quotes.shops": "calculator",
  "payments.pay": "checkout-step",
  "payments.topUp": "checkout-step",
  "payouts.request": "checkout-step",
};

/** The action that a call counts as; undefined for most calls, which are not counted. */
export const limitedAction = (path: readonly string[]): LimitedAction | undefined =>
  ACTION_OF_CALL[path.join(".")] ?? ACTION_OF_AREA[path[0] ?? ""];

/** Counts a call that costs the shop something, for its visitor and its network, and refuses one too many (T124). */
export async function limitCall(context: CallContext, path: readonly string[]): Promise<void> {
  const action = limitedAction(path);
  if (action === undefined || context.limiter.limits === null) return;
  const counters = countersOf(context, context.limiter.limits, { action, call: path.join(".") });
  const waitSeconds = await context.limiter.counts.count(counters);
  if (waitSeconds === 0) return;
  context.setHeader("retry-after", String(waitSeconds));
  throw refuse("too_many_requests");
}

function countersOf(
  context: CallContext,
  limits: AbuseLimits,
  { action, call }: { action: LimitedAction; call: string },
): Counter[] {
  const network = networkOf(context.client.address);
  const visitor = ownerName(context);
  const counter = (name: CallLimitName, subject: string) => ({ action: name, subject, limit: limits.calls[name] });
  if (action === "vitals") return [counter("vitals-network", network)];
  // A page of the calculator makes several calls: each has its own counter.
  if (action === "calculator") return [counter("calculator-network", `${network} ${call}`)];
  return [
    counter(`${action}-network`, network),
    ...(visitor === null ? [] : [counter(`${action}-visitor`, visitor)]),
    ...(visitor === null && action === "cart" ? [counter("new-cart-network", network)] : []),
  ];
}
