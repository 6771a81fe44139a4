import { staffCalls } from "#platform/calls/implement-staff-calls.ts";
import { actingMember } from "#platform/calls/staff-call-context.ts";
import { listForStaff } from "./list-for-staff.ts";
import { listParkedEvents } from "./notifications/list-parked-events.ts";
import type { PaymentDeps } from "./payment-deps.ts";
import { lockRefundable, refundByStaff } from "./refunds/refund-by-staff.ts";

export function createStaffPaymentCalls(deps: PaymentDeps) {
  return {
    payments: {
      list: staffCalls.payments.list.handler(({ input, context }) => listForStaff(deps, context, input)),

      refund: staffCalls.payments.refund.handler(async ({ input, context }) => {
        const { db, client, concerns } = context;
        const by = actingMember(context).id;
        const refundable = await lockRefundable(deps, db, input.payment);
        concerns({ name: `payment:${input.payment}`, storefronts: [refundable.view.storefrontCode] });
        const key = `staff:${by}:${client.idempotencyKey}`;
        return refundByStaff(deps, db, refundable, { ...input, by, key });
      }),
    },
    parkedEvents: {
      list: staffCalls.parkedEvents.list.handler(({ input, context }) => listParkedEvents(context, input)),
    },
  };
}
