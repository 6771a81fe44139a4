import { hasShipping } from "#domain/selling/checkout/progress.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { ownerOf } from "#platform/calls/owner.ts";
import type { CheckoutDeps } from "./checkout-deps.ts";
import { findCheckout } from "./checkout-store.ts";
import { amountDue } from "./payment/amount-due.ts";
import type { StoredCheckout } from "./stored-checkout.ts";

/** Which steps are complete, for the guards of the checkout pages (T114). Changes nothing. */
export async function checkoutStatus(deps: CheckoutDeps, context: CallContext, slug: string | undefined) {
  const { db, storefront } = context;
  const owner = ownerOf(context);
  const [found, cartItemCount] = await Promise.all([
    slug === undefined ? null : findCheckout(db, context, slug),
    owner ? deps.cart.countItems(db, owner, storefront.code) : 0,
  ]);
  const checkout = found?.isOwn ? found.checkout : null;
  return {
    owns_checkout: checkout !== null,
    cart_item_count: cartItemCount,
    has_shipping: checkout !== null && hasShipping(checkout),
    has_payment: checkout !== null && (await amountDue(deps, db, storefront, checkout)).paymentMethodId !== null,
    order: await orderState(deps, context, checkout),
  };
}

async function orderState({ orders }: CheckoutDeps, { db }: CallContext, checkout: StoredCheckout | null) {
  const order = checkout?.state === "ordered" ? await orders.findBySlug(db, checkout.slug) : null;
  if (!order) return "none" as const;
  return order.state === "paid" ? ("paid" as const) : order.state === "unpaid" ? ("unpaid" as const) : "none";
}

/** Whether the slug names a checkout of the caller that is not ordered yet. */
export async function isOwnCheckout(context: CallContext, slug: string): Promise<boolean> {
  const found = await findCheckout(context.db, context, slug);
  return found?.isOwn === true && found.checkout.state !== "ordered";
}
