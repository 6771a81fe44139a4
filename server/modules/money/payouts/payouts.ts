import type { HandledEvents } from "#platform/events/events.ts";
import { refundEnded } from "../payments/index.ts";
import { createPayoutCalls } from "./calls.ts";
import { endShare } from "./end-payout.ts";
import type { PayoutDeps } from "./payout-deps.ts";
import { createStaffPayoutCalls } from "./staff-calls.ts";

export interface Payouts {
  calls: ReturnType<typeof createPayoutCalls>;
  staffCalls: ReturnType<typeof createStaffPayoutCalls>;
}

/** Topped-up money that is refunded from a balance, when a customer asks for it and staff confirm. */
export function createPayouts({ events, ...deps }: PayoutDeps & HandledEvents): Payouts {
  events.on(refundEnded, (tx, refund) => endShare(deps, tx, refund));
  return {
    calls: createPayoutCalls(deps),
    staffCalls: createStaffPayoutCalls(deps),
  };
}
