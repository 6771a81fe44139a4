import { type Money, ZERO } from "#domain/money/money/money.ts";
import { customerKey } from "#domain/selling/promotions/customer-key.ts";
import { failpoint } from "#failpoints";
import { refuseTooMany, reserveWithinLimits } from "#modules/catalogue/stock/index.ts";
import type { BegunPayment, NotBegun, PayableView } from "#modules/money/payments/index.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import { type Owner, visitorHashOf } from "#platform/calls/owner.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { Rollback } from "#platform/database/transact.ts";
import { type PlacedOrder, placeOrder } from "../../orders/index.ts";
import { use } from "../../promotions/index.ts";
import type { CheckoutDeps } from "../checkout-deps.ts";
import { markOrdered } from "../checkout-store.ts";
import type { StoredCheckout } from "../stored-checkout.ts";
import { amountDue } from "./amount-due.ts";
import { orderOf } from "./order-mapper.ts";
import { recheck } from "./recheck.ts";

export interface Placed {
  order: PlacedOrder;
  payment: BegunPayment;
}

/**
 * Places the order and begins its payment, all or nothing in the caller's transaction: the order, its reservations, the
 * use of a promotion, the payment with its hold on the balance, and the emptied cart (I3, I7). Null when the caller has
 * no such open checkout.
 */
export async function placeAndBegin(
  deps: CheckoutDeps,
  context: CallContext,
  tx: Database,
  rollback: Rollback<NotBegun>,
  { slug, total }: { slug: string; total: Money },
): Promise<Placed | null> {
  const checkout = await markOrdered(tx, context, slug);
  if (!checkout) return null;
  if (checkout.confirmedTotal === null) throw refuse("checkout_incomplete");
  const { price, paymentMethodId } = await agreed(deps, context, tx, rollback, { checkout, total });
  const owner = ownerOf(context, checkout);
  failpoint("pay.1-before-reserve");
  const { answer: shortages, ...order } = await placeOrder(tx, orderOf(deps, { ...context, owner }, checkout, price), {
    also: (id) => reserveWithinLimits(id, context, checkout),
  });
  if (shortages === null) return refuseTooMany(context);
  if (shortages.length > 0) return rollback({ result: "changed" });
  failpoint("pay.2-after-reserve");
  await deps.rememberBuyer(tx, context, order.id);
  await takePromotion(tx, rollback, checkout, order.id);
  const { paymentOption: option, usesBalance, languageId } = checkout;
  const payment = await deps.payments.beginPayment(tx, {
    payable: payableOf(context, checkout, { order, owner, due: price.base }),
    isFirst: true,
    paymentMethodId,
    option,
    usesBalance,
    owner,
    languageId,
    total,
  });
  if (payment.result !== "begun") return rollback(payment);
  failpoint("pay.3-before-commit");
  return { order, payment };
}

/** The charged total is the confirmed one and still the current price (T112, T113). */
async function agreed(
  deps: CheckoutDeps,
  { storefront }: CallContext,
  tx: Database,
  rollback: Rollback<NotBegun>,
  { checkout, total }: { checkout: StoredCheckout; total: Money },
) {
  // The reservation decides whether there is enough stock.
  const reservations = variantsOf(checkout).map((variantId) => ({ variantId, available: Number.POSITIVE_INFINITY }));
  const { changes } = await recheck(deps, tx, storefront, { checkout, reservations });
  const { price, paymentMethodId } = await amountDue(deps, tx, storefront, checkout);
  const isSame = price.final === total && total === checkout.confirmedTotal;
  if (changes.length > 0 || !isSame) return rollback({ result: "changed" });
  if (paymentMethodId === null) return rollback({ result: "unavailable" });
  return { price, paymentMethodId };
}

/** After the pieces, as everywhere (F15, F18). */
async function takePromotion(
  tx: Database,
  rollback: Rollback<NotBegun>,
  { promotion, email }: StoredCheckout,
  orderId: number,
): Promise<void> {
  if (!promotion) return;
  const used = await use(tx, { promotionId: promotion.id, orderId, customerKey: customerKey(email ?? "") });
  if (used === "refused") rollback({ result: "changed" });
}

const variantsOf = ({ lines }: StoredCheckout) => lines.map(({ variantId }) => variantId);

/** A guest owns the checkout by the visitor cookie that opened it. */
function ownerOf({ client }: CallContext, { userId }: StoredCheckout): Owner {
  if (userId !== null) return { userId, visitorHash: null };
  return { userId: null, visitorHash: visitorHashOf(client) as Buffer };
}

const payableOf = (
  { storefront }: CallContext,
  { slug, currencyId, languageId, email }: StoredCheckout,
  { order, owner, due }: { order: PlacedOrder; owner: Owner; due: Money },
): PayableView => ({
  kind: "order",
  ...order,
  slug,
  storefrontCode: storefront.code,
  ...owner,
  state: "unpaid",
  due,
  fee: ZERO,
  currencyId,
  languageId,
  email,
  expiresAt: null,
});
