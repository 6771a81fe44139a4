import { hasShipping } from "../../../domain/checkout/progress.ts";
import type { CallContext } from "../../platform/calls/call-context.ts";
import { ownerOf } from "../../platform/calls/owner.ts";
import type { CheckoutParts } from "./checkout-parts.ts";
import { findCheckout } from "./checkout-store.ts";
import type { StoredCheckout } from "./stored-checkout.ts";
import { toPay } from "./to-pay.ts";

/** How far a visitor has come, for the pages that ask before they open (T114). Touches nothing. */
export async function standing(parts: CheckoutParts, context: CallContext, slug: string | undefined) {
  const { db, storefront } = context;
  const owner = ownerOf(context);
  const [found, cartItemCount] = await Promise.all([
    slug === undefined ? null : findCheckout(db, context, slug),
    owner ? parts.cart.countItems(db, owner, storefront.code) : 0,
  ]);
  const checkout = found?.isOwn && found.checkout.state !== "invalidated" ? found.checkout : null;
  return {
    owns_checkout: checkout !== null,
    cart_item_count: cartItemCount,
    has_shipping: checkout !== null && hasShipping(checkout),
    has_payment: checkout !== null && (await toPay(parts, db, storefront, checkout)).paymentMethodId !== null,
    order: await orderState(parts, context, checkout),
  };
}

async function orderState({ orders }: CheckoutParts, { db }: CallContext, checkout: StoredCheckout | null) {
  const order = checkout?.state === "ordered" ? await orders.findBySlug(db, checkout.slug) : null;
  if (!order) return "none" as const;
  return order.state === "paid" ? ("paid" as const) : order.state === "unpaid" ? ("unpaid" as const) : "none";
}

/** Whether an address is that of somebody's own checkout that is no order yet. */
export async function isOpenCheckout(context: CallContext, slug: string): Promise<boolean> {
  const found = await findCheckout(context.db, context, slug);
  return found?.isOwn === true && found.checkout.state === "open";
}
