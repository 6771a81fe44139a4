import type { Database } from "#platform/database/open-database.ts";
import type { EndedRefund } from "../payments/index.ts";
import { createPayoutCalls } from "./calls.ts";
import { endShare } from "./end-payout.ts";
import type { PayoutDeps } from "./payout-deps.ts";
import { createStaffPayoutCalls } from "./staff-calls.ts";

export interface Payouts {
  calls: ReturnType<typeof createPayoutCalls>;
  staffCalls: ReturnType<typeof createStaffPayoutCalls>;
  /** Payments call this when a refund has ended, in the same transaction. */
  refundEnded(tx: Database, refund: EndedRefund): Promise<void>;
}

/** Topped-up money that goes back from a balance, when a customer asks for it and staff confirm. */
export function openPayouts(deps: PayoutDeps): Payouts {
  return {
    calls: createPayoutCalls(deps),
    staffCalls: createStaffPayoutCalls(deps),
    refundEnded: (tx, refund) => endShare(deps, tx, refund),
  };
}
