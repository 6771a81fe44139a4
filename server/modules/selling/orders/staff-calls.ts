import { ORDER_MACHINE } from "#domain/selling/orders/order-machine.ts";
import type { OrderState } from "#domain/selling/orders/order-states.ts";
import { assertMayCause } from "#platform/calls/assert-may-cause.ts";
import { staffCalls } from "#platform/calls/implement-staff-calls.ts";
import { actingMember } from "#platform/calls/staff-call-context.ts";
import { orderAggregate } from "./order-aggregate.ts";
import type { OrderDeps } from "./orders.ts";
import { localeOf } from "./placing/order-locale.ts";
import { moveByStaff, refundByStaff } from "./staff-moves.ts";
import { getForStaff } from "./views/get-for-staff.ts";
import { listForStaff } from "./views/list-for-staff.ts";

export function createStaffOrderCalls(orders: OrderDeps) {
  return {
    list: staffCalls.orders.list.handler(({ input, context }) => listForStaff(orders, context, input)),

    get: staffCalls.orders.get.handler(({ input, context }) => getForStaff(orders, context, input.number)),

    move: staffCalls.orders.move.handler(async ({ input, context }) => {
      const { event, note, location, tracking_number: trackingNumber } = input;
      const staffId = actingMember(context).id;
      const order = await orderAggregate.lockInScope(context, input.number);
      assertMayCause(context, ORDER_MACHINE, order.state, event);
      return moved(await moveByStaff(orders, context.db, order, { event, staffId, note, location, trackingNumber }));
    }),

    refund: staffCalls.orders.refund.handler(async ({ input, context }) => {
      const staffId = actingMember(context).id;
      const order = await orderAggregate.lockInScope(context, input.number);
      assertMayCause(context, ORDER_MACHINE, order.state, "refund");
      context.amountsTo({
        amount: await orders.payments.refundableOf(context.db, { kind: "order", id: order.id }),
        currency: localeOf(orders, order).currency,
        reason: input.reason,
      });
      return moved(await refundByStaff(orders, context.db, order, { staffId, reason: input.reason }));
    }),
  };
}

const moved = (state: OrderState) => ({ status: true as const, state });
