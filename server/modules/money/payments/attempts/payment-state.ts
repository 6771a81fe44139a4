import { money } from "#domain/money/money/money.ts";
import { failureKey, isRefundedAtOnce } from "#domain/money/payments/failure.ts";
import { outcomeOf } from "#domain/money/payments/payment-outcome.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import { isOwn } from "#platform/calls/owner.ts";
import { currencyOf, type PaymentDeps, payableOf } from "../payment-deps.ts";
import { findByReference, type PaymentRow } from "./payment-store.ts";

/** The stored state of the caller's own payment: a return address can claim anything (T058). */
export async function presentState(deps: PaymentDeps, context: CallContext, reference: string) {
  const payment = await findByReference(context.db, reference);
  if (!payment || payment.storefrontCode !== context.storefront.code || !isOwn(context, payment))
    throw refuse("not_found");
  const payable = payableOf(deps, payment.payableKind);
  const view = await payable.find(context.db, payment.payableId);
  if (!view) throw refuse("not_found");
  const outcome = outcomeFor(payment);
  const isSettled = outcome === "paid" && view.state === "paid";
  return {
    outcome,
    kind: view.kind,
    number: view.number,
    slug: view.slug,
    amount: money(payment.amount + payment.balanceAmount),
    currency: currencyOf(context.storefront, payment.currencyId),
    failure_key: payment.failure === null ? null : failureKey[payment.failure],
    // A payer who left the provider's page may choose again, but not while money is pending.
    can_retry: view.state === "unpaid" && payment.state !== "pending",
    expires_at: (view.state === "unpaid" && view.expiresAt?.toISOString()) || null,
    purchase: isSettled ? ((await payable.purchase?.(context.db, view.id)) ?? null) : null,
  };
}

const outcomeFor = ({ state, failure }: PaymentRow) => (isRefundedAtOnce(failure) ? "refunded" : outcomeOf[state]);
