import { idOf } from "#domain/numbers/numbers.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import { staffCalls } from "#platform/calls/implement-staff-calls.ts";
import { actingMember, type StaffCallContext } from "#platform/calls/staff-call-context.ts";
import { confirmPayout, finishPayoutByHand } from "./confirm-payout.ts";
import { rejectPayout } from "./end-payout.ts";
import { listPayouts } from "./list-payouts.ts";
import type { PayoutDeps } from "./payout-deps.ts";
import { lockPayout } from "./payout-store.ts";
import type { PayoutRow } from "./tables.ts";

export function createStaffPayoutCalls(deps: PayoutDeps) {
  return {
    list: staffCalls.payouts.list.handler(({ input, context }) => listPayouts(deps, context, input)),

    confirm: staffCalls.payouts.confirm.handler(async ({ input, context }) => {
      const payout = await lockInScope(context, input.number);
      return moved(await confirmPayout(deps, context.db, payout, actingMember(context).id));
    }),

    reject: staffCalls.payouts.reject.handler(async ({ input, context }) => {
      const payout = await lockInScope(context, input.number);
      return moved(
        await rejectPayout(deps, context.db, payout, { by: actingMember(context).id, reason: input.reason }),
      );
    }),

    finishByHand: staffCalls.payouts.finishByHand.handler(async ({ input, context }) => {
      const payout = await lockInScope(context, input.number);
      const sent = { by: actingMember(context).id, providerReference: input.reference };
      await finishPayoutByHand(deps, context.db, payout, sent);
      return moved((await lockPayout(context.db, payout.id)) ?? payout);
    }),
  };
}

const moved = ({ state }: PayoutRow) => ({ status: true as const, state });

async function lockInScope({ db, concerns }: StaffCallContext, number: string): Promise<PayoutRow> {
  const payout = await lockPayout(db, idOf("payout", number) ?? 0);
  if (!payout) throw refuse("not_found");
  concerns({ name: `payout:${number}`, storefronts: [payout.storefrontCode] });
  return payout;
}
