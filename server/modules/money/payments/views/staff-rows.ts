import { money } from "#domain/money/money/money.ts";
import { PAYMENT_MACHINE } from "#domain/money/payments/payment-machine.ts";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import { nextEvents } from "#domain/shared/state/machine.ts";
import { actingMember, type StaffCallContext } from "#platform/calls/staff-call-context.ts";
import type { PaymentRow } from "../attempts/payment-store.ts";
import { parkReasons } from "../notifications/staff-reports.ts";
import { currencyOf, type PaymentDeps } from "../payment-deps.ts";

/** Payments as staff see them in a list, with what the member can do with each. */
export async function presentRows(
  { storefront }: Pick<PaymentDeps, "storefront">,
  context: StaffCallContext,
  payments: readonly PaymentRow[],
) {
  const parked = await parkReasons(
    context.db,
    payments.map(({ id }) => id),
  );
  return payments.map((payment) => ({
    payment: payment.reference,
    payable: numberOf(payment.payableKind, payment.payableId),
    storefront: payment.storefrontCode,
    state: payment.state,
    payment_processor_id: payment.paymentProcessorId,
    asked: money(payment.amount + payment.balanceAmount),
    captured: money(payment.captured),
    refunded: money(payment.refunded),
    currency: currencyOf(storefront(payment.storefrontCode), payment.currencyId),
    failure: payment.failure,
    parked: parked.get(payment.id) ?? null,
    created_at: payment.createdAt.toISOString(),
    next_events: nextEvents(PAYMENT_MACHINE, payment.state, actingMember(context)),
  }));
}
