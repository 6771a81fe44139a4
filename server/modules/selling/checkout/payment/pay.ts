import type { PaymentStart } from "#contracts/shop/selling/checkout.ts";
import type { Money } from "#domain/money/money/money.ts";
import { failpoint } from "#failpoints";
import type { NotBegun, PayableView } from "#modules/money/payments/index.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import type { Owner } from "#platform/calls/owner.ts";
import { type Rollback, transact } from "#platform/database/transact.ts";
import type { CheckoutDeps } from "../checkout-deps.ts";
import { findCheckout } from "../checkout-store.ts";
import { openOwn } from "../own-checkout.ts";
import type { StoredCheckout } from "../stored-checkout.ts";
import { amountDue } from "./amount-due.ts";
import { renew } from "./confirm.ts";
import { type Placed, placeAndBegin } from "./place-and-begin.ts";

interface PayRequest {
  slug: string;
  total: Money;
}

/**
 * Places the order and starts its payment (CHECKOUT-11). The order is committed before the provider is called, and no
 * lock or connection is held during the call (F01, F10). A checkout that is already ordered gets a new attempt (F14).
 */
export async function pay(deps: CheckoutDeps, context: CallContext, request: PayRequest): Promise<PaymentStart> {
  const { slug } = request;
  const placed = await transact(context.db, (tx, rollback: Rollback<NotBegun>) =>
    placeAndBegin(deps, context, tx, rollback, request),
  );
  if (placed && "result" in placed) {
    // Stores the current prices, so that they can be shown and confirmed.
    if (placed.result === "changed") await renew(deps, context, await openOwn(context, slug), null);
    return notStarted(placed, request);
  }
  failpoint("pay.4-after-commit");
  const answer = await (placed ? start(deps, slug, placed) : payAgain(deps, context, request));
  failpoint("pay.7-before-answer");
  return answer;
}

type Begun = Pick<Placed, "payment"> & { order: { number: string } };

async function start({ payments }: CheckoutDeps, slug: string, { order, payment }: Begun): Promise<PaymentStart> {
  const named = { status: true as const, order_number: order.number, slug, payment: payment.reference };
  if (payment.isSettled) return { ...named, result: "done", redirect_url: null };
  const started = await payments.startPayment(payment);
  const redirect_url = started.result === "redirect" ? started.redirectUrl : null;
  return { ...named, result: started.result, redirect_url };
}

/** For a checkout that is not open: it has been ordered, or cannot be paid. */
async function payAgain(deps: CheckoutDeps, context: CallContext, request: PayRequest): Promise<PaymentStart> {
  const found = await findCheckout(context.db, context, request.slug);
  if (!found?.isOwn) throw refuse("not_found");
  const order = found.checkout.state === "ordered" ? await deps.orders.findBySlug(context.db, request.slug) : null;
  if (!order || order.state === "closed") throw refuse("checkout_closed");
  if (order.state === "paid") return notStarted({ result: "already_paid" }, order);
  return newAttempt(deps, context, order, found.checkout, request);
}

/** Ends an attempt of another tab. The total has to be the one of this attempt. */
async function newAttempt(
  deps: CheckoutDeps,
  { db, storefront }: CallContext,
  order: PayableView,
  checkout: StoredCheckout,
  { slug, total }: PayRequest,
): Promise<PaymentStart> {
  const { paymentMethodId } = await amountDue(deps, db, storefront, checkout);
  if (paymentMethodId === null) return notStarted({ result: "unavailable" }, order);
  const { paymentOption: option, usesBalance, languageId } = checkout;
  const payment = await transact(db, async (tx, rollback: Rollback<NotBegun>) => {
    const payable = await deps.orders.lock(tx, order.id);
    const owner = { userId: payable.userId, visitorHash: payable.visitorHash } as Owner;
    const attempt = { payable, paymentMethodId, option, usesBalance, owner, languageId, total };
    const begun = await deps.payments.beginPayment(tx, attempt);
    return begun.result === "begun" ? begun : rollback(begun);
  });
  return payment.result === "begun" ? start(deps, slug, { order, payment }) : notStarted(payment, order);
}

const notStarted = ({ result }: NotBegun, { slug, number }: { slug: string; number?: string }): PaymentStart => ({
  status: true,
  result,
  redirect_url: null,
  payment: null,
  order_number: number ?? null,
  slug,
});
