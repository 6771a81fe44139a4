import { idOf } from "#domain/shared/numbers/numbers.ts";
import { orderAggregate } from "#modules/selling/orders/index.ts";
import { staffCalls } from "#platform/calls/implement-staff-calls.ts";
import { actingMember, type StaffCallContext } from "#platform/calls/staff-call-context.ts";
import { getForStaff } from "./get-for-staff.ts";
import { listForStaff } from "./list-for-staff.ts";
import { acceptWithdrawal, receiveGoods, refuseWithdrawal } from "./staff-moves.ts";
import type { WithdrawalRow } from "./tables.ts";
import { withdrawalAggregate } from "./withdrawal-aggregate.ts";
import type { WithdrawalDeps } from "./withdrawal-deps.ts";

export function createStaffWithdrawalCalls(deps: WithdrawalDeps) {
  return {
    list: staffCalls.withdrawals.list.handler(({ input, context }) => listForStaff(deps, context, input)),

    get: staffCalls.withdrawals.get.handler(({ input, context }) => getForStaff(deps, context, input.number)),

    accept: staffCalls.withdrawals.accept.handler(async ({ input, context }) => {
      const withdrawal = await lockInScope(context, input.number);
      const accepting = { by: actingMember(context).id, order: input.order };
      return moved(await acceptWithdrawal(deps, context.db, withdrawal, accepting));
    }),

    refuse: staffCalls.withdrawals.refuse.handler(async ({ input, context }) => {
      const withdrawal = await lockInScope(context, input.number);
      const refusal = { by: actingMember(context).id, reason: input.reason };
      return moved(await refuseWithdrawal(deps, context.db, withdrawal, refusal));
    }),

    receiveGoods: staffCalls.withdrawals.receiveGoods.handler(async ({ input, context }) => {
      const withdrawal = await lockInScope(context, input.number);
      return moved(await receiveGoods(deps, context.db, withdrawal, actingMember(context).id));
    }),
  };
}

const moved = ({ state }: WithdrawalRow) => ({ status: true as const, state });

async function lockInScope(context: StaffCallContext, number: string): Promise<WithdrawalRow> {
  const found = await withdrawalAggregate.find(context.db, idOf("withdrawal", number) ?? 0);
  if (found?.orderId) await orderAggregate.lock(context.db, found.orderId);
  return withdrawalAggregate.lockInScope(context, number);
}
