import { calls } from "#platform/calls/implement-calls.ts";
import { cancelPayout } from "./end-payout.ts";
import type { PayoutDeps } from "./payout-deps.ts";
import { presentOptions, presentPayout } from "./present-payout.ts";
import { requestPayout } from "./request-payout.ts";

export function createPayoutCalls(deps: PayoutDeps) {
  return {
    options: calls.payouts.options.handler(({ context }) => presentOptions(context)),

    request: calls.payouts.request.handler(async ({ input, context }) =>
      presentPayout(await requestPayout(deps, context, input.amount)),
    ),

    cancel: calls.payouts.cancel.handler(async ({ input, context }) =>
      presentPayout(await cancelPayout(deps, context, input.number)),
    ),
  };
}
