import type { Cart } from "#contracts/shop/selling/cart.ts";
import { type CartState, INITIAL_CART } from "#domain/selling/cart/cart-state.ts";
import { createStore, useStore } from "#ui/store.ts";
import { cartCount } from "../../shell/navigation/cart-count.ts";
import { chosenMethod } from "../freight/chosen-method.ts";

/** The visitor's cart (CART-02). */
export const cart = createStore<CartState<Cart>>(INITIAL_CART);

export interface CartTerms {
  /** Of all its prices. */
  currency: string;
  /** Until when activity can extend the reservations. */
  expirationLimit: string | null;
  /** How far the server's clock is ahead of the browser's. */
  clockAheadMs: number;
  /** Whether a change is unanswered, so that freight may still change. */
  isSettling: boolean;
}

/** From the cart's last answer; null before it. */
export const cartTerms = createStore<CartTerms | null>(null);

/** Variants that are being added. */
export const arrivals = createStore<readonly number[]>([]);

export function useCart(): CartState<Cart> {
  return useStore(cart);
}

export function useCartTerms(): CartTerms | null {
  return useStore(cartTerms);
}

/** The header's count: includes products that are being added, leaves out lines without a reservation. */
function publishCount(): void {
  const held = cart.read().items.filter(({ is_reserved }) => is_reserved);
  const variants = new Set([...held.map(({ variant_id }) => variant_id), ...arrivals.read()]);
  cartCount.write(variants.size);
}
cart.subscribe(publishCount);
cart.subscribe(() => {
  const { loaded, shipping_method } = cart.read();
  if (loaded) chosenMethod.write(shipping_method);
});
arrivals.subscribe(publishCount);
