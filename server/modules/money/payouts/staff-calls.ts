import { staffCalls } from "#platform/calls/implement-staff-calls.ts";
import { actingMember } from "#platform/calls/staff-call-context.ts";
import { confirmPayout, finishPayoutByHand } from "./confirm-payout.ts";
import { rejectPayout } from "./end-payout.ts";
import { payoutAggregate } from "./payout-aggregate.ts";
import type { PayoutDeps } from "./payout-deps.ts";
import type { PayoutRow } from "./tables.ts";
import { getForStaff } from "./views/get-for-staff.ts";
import { listPayouts } from "./views/list-payouts.ts";

export function createStaffPayoutCalls(deps: PayoutDeps) {
  return {
    list: staffCalls.payouts.list.handler(({ input, context }) => listPayouts(deps, context, input)),

    get: staffCalls.payouts.get.handler(({ input, context }) => getForStaff(deps, context, input.number)),

    confirm: staffCalls.payouts.confirm.handler(async ({ input, context }) => {
      const payout = await payoutAggregate.lockInScope(context, input.number);
      return moved(await confirmPayout(deps, context.db, payout, actingMember(context).id));
    }),

    reject: staffCalls.payouts.reject.handler(async ({ input, context }) => {
      const payout = await payoutAggregate.lockInScope(context, input.number);
      return moved(
        await rejectPayout(deps, context.db, payout, { by: actingMember(context).id, reason: input.reason }),
      );
    }),

    finishByHand: staffCalls.payouts.finishByHand.handler(async ({ input, context }) => {
      const payout = await payoutAggregate.lockInScope(context, input.number);
      const sent = { by: actingMember(context).id, providerReference: input.reference };
      await finishPayoutByHand(deps, context.db, payout, sent);
      return moved(await payoutAggregate.lock(context.db, payout.id));
    }),
  };
}

const moved = ({ state }: PayoutRow) => ({ status: true as const, state });
