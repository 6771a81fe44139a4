import { failpoint } from "#failpoints";
import type { PaymentStart } from "../../../contracts/shop/checkout.ts";
import type { Money } from "../../../domain/money/money.ts";
import type { CallContext } from "../../platform/calls/call-context.ts";
import { refuse } from "../../platform/calls/call-errors.ts";
import type { Owner } from "../../platform/calls/owner.ts";
import { inRetriedTransaction } from "../../platform/database/retried-transaction.ts";
import type { PayableView } from "../payments/index.ts";
import type { CheckoutParts } from "./checkout-parts.ts";
import { findCheckout } from "./checkout-store.ts";
import { renew } from "./confirm.ts";
import { NotPlaced, orNotPlaced } from "./not-placed.ts";
import { openOwn } from "./own-checkout.ts";
import { type Placed, placeAndBegin } from "./place.ts";
import type { StoredCheckout } from "./stored-checkout.ts";
import { toPay } from "./to-pay.ts";

interface Wish {
  slug: string;
  total: Money;
}

/**
 * Orders and pays (CHECKOUT-11). The order is there for good before the provider is asked, and nothing is locked or held
 * meanwhile (F01, F10). A checkout that has become an order already is not ordered again: it is paid, or paid on (F14).
 */
export async function pay(parts: CheckoutParts, context: CallContext, wish: Wish): Promise<PaymentStart> {
  const { slug } = wish;
  try {
    const placed = await inRetriedTransaction(context.db, (tx) => placeAndBegin(parts, context, tx, wish));
    failpoint("pay.4-after-commit");
    const answer = await (placed ? start(parts, slug, placed) : payAgain(parts, context, wish));
    failpoint("pay.7-before-answer");
    return answer;
  } catch (error) {
    const answer = notStarted(error, wish);
    // What was shown is shown anew, so that it can be agreed to.
    if (answer.result === "changed") await renew(parts, context, await openOwn(context, slug), null);
    return answer;
  }
}

type Begun = Pick<Placed, "payment"> & { order: { number: string } };

async function start({ payments }: CheckoutParts, slug: string, { order, payment }: Begun): Promise<PaymentStart> {
  const named = { status: true as const, order_number: order.number, slug, payment: payment.reference };
  if (payment.isSettled) return { ...named, result: "done", redirect_url: null };
  const started = await payments.startPayment(payment);
  const redirect_url = started.result === "redirect" ? started.redirectUrl : null;
  return { ...named, result: started.result, redirect_url };
}

/** The checkout is an order by now, or none that could be paid. */
async function payAgain(parts: CheckoutParts, context: CallContext, wish: Wish): Promise<PaymentStart> {
  const found = await findCheckout(context.db, context, wish.slug);
  if (!found?.isOwn) throw refuse("not_found");
  const order = found.checkout.state === "ordered" ? await parts.orders.findBySlug(context.db, wish.slug) : null;
  if (!order || order.state === "closed") throw refuse("checkout_closed");
  if (order.state === "paid") return notStarted(new NotPlaced("already_paid"), order);
  return newAttempt(parts, context, order, found.checkout, wish);
}

/** A tab that pays ends the attempt of another one; the total is agreed to again with each. */
async function newAttempt(
  parts: CheckoutParts,
  { db, storefront }: CallContext,
  order: PayableView,
  checkout: StoredCheckout,
  { slug, total }: Wish,
): Promise<PaymentStart> {
  const { paymentMethodId } = await toPay(parts, db, storefront, checkout);
  if (paymentMethodId === null) return notStarted(new NotPlaced("unavailable"), order);
  const { paymentOption: option, usesBalance, languageId } = checkout;
  try {
    const payment = await inRetriedTransaction(db, async (tx) => {
      const payable = await parts.orders.lock(tx, order.id);
      const owner = { userId: payable.userId, visitorHash: payable.visitorHash } as Owner;
      const wish = { payable, paymentMethodId, option, usesBalance, owner, languageId, total };
      return orNotPlaced(await parts.payments.beginPayment(tx, wish));
    });
    return start(parts, slug, { order, payment });
  } catch (error) {
    return notStarted(error, order);
  }
}

function notStarted(error: unknown, { slug, number }: { slug: string; number?: string }): PaymentStart {
  if (!(error instanceof NotPlaced)) throw error;
  const { result } = error;
  return { status: true, result, redirect_url: null, payment: null, order_number: number ?? null, slug };
}
