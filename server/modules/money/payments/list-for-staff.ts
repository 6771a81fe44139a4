import type { PaymentQueueRequest } from "#contracts/staff/money/payments.ts";
import { money } from "#domain/money/money/money.ts";
import { PAYMENT_MACHINE } from "#domain/money/payments/payment-machine.ts";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import { nextEvents } from "#domain/shared/state/machine.ts";
import { actingMember, type StaffCallContext } from "#platform/calls/staff-call-context.ts";
import type { ListDefinition } from "#platform/listing/read-list.ts";
import { readStaffList } from "#platform/listing/read-staff-list.ts";
import { currencyOf, type PaymentDeps } from "./payment-deps.ts";
import { payments } from "./tables.ts";

const PAYMENTS: ListDefinition<PaymentQueueRequest> = {
  id: payments.id,
  index: "payments_created_at_id_idx",
  sorts: { created_at: payments.createdAt },
  filters: {
    state: payments.state,
    created_at: payments.createdAt,
    captured: payments.captured,
    search: { columns: [payments.reference, payments.providerReference] },
  },
};

/** The payments of the member's storefronts, with what staff can do with each. */
export async function listForStaff(
  { storefront }: Pick<PaymentDeps, "storefront">,
  context: StaffCallContext,
  request: PaymentQueueRequest,
) {
  const { db } = context;
  const page = await readStaffList(context, PAYMENTS, request, {
    scope: (member) => member.where(payments.storefrontCode),
    select: (position) => db.select({ position, payment: payments }).from(payments).$dynamic(),
  });
  const items = page.items.map(({ payment }) => ({
    payment: payment.reference,
    payable: numberOf(payment.payableKind, payment.payableId),
    storefront: payment.storefrontCode,
    state: payment.state,
    payment_processor_id: payment.paymentProcessorId,
    captured: money(payment.captured),
    refunded: money(payment.refunded),
    currency: currencyOf(storefront(payment.storefrontCode), payment.currencyId),
    created_at: payment.createdAt.toISOString(),
    next_events: nextEvents(PAYMENT_MACHINE, payment.state, actingMember(context)),
  }));
  return { ...page, items };
}
