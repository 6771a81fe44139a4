import { staffCalls } from "#platform/calls/implement-staff-calls.ts";
import { actingMember } from "#platform/calls/staff-call-context.ts";
import { listParkedEvents } from "./notifications/list-parked-events.ts";
import { currencyOf, type PaymentDeps } from "./payment-deps.ts";
import { lockRefundable, refundByStaff, refundedAmount } from "./refunds/refund-by-staff.ts";
import { getForStaff } from "./views/get-for-staff.ts";
import { listForStaff } from "./views/list-for-staff.ts";

export function createStaffPaymentCalls(deps: PaymentDeps) {
  return {
    payments: {
      list: staffCalls.payments.list.handler(({ input, context }) => listForStaff(deps, context, input)),

      get: staffCalls.payments.get.handler(({ input, context }) => getForStaff(deps, context, input.payment)),

      refund: staffCalls.payments.refund.handler(async ({ input, context }) => {
        const { db, client, concerns, amountsTo } = context;
        const by = actingMember(context).id;
        const refundable = await lockRefundable(deps, db, input.payment);
        const { payment, view } = refundable;
        concerns({ name: `payment:${input.payment}`, storefronts: [view.storefrontCode] });
        amountsTo({
          amount: refundedAmount(payment, input.amount),
          currency: currencyOf(deps.storefront(view.storefrontCode), payment.currencyId),
          reason: input.reason,
        });
        const key = `staff:${by}:${client.idempotencyKey}`;
        return refundByStaff(deps, db, refundable, { ...input, by, key });
      }),
    },
    parkedEvents: {
      list: staffCalls.parkedEvents.list.handler(({ input, context }) => listParkedEvents(context, input)),
    },
  };
}
