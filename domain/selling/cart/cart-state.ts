import type { ShippingMethod } from "#domain/forwarding/freight/shipping-method.ts";

interface CartContents {
  items: readonly unknown[];
  delivery: unknown;
  shipping: unknown;
  shipping_method: ShippingMethod;
  expiration: string | null;
  reservation_error: readonly unknown[] | null;
}

/** The cart as the browser holds it. */
export interface CartState<Cart extends CartContents> {
  items: Cart["items"] | readonly [];
  delivery: Cart["delivery"] | null;
  shipping: Cart["shipping"] | null;
  has_error: boolean;
  loaded: boolean;
  shipping_method: Cart["shipping_method"];
  reservation_error: Cart["reservation_error"];
  expiration: string | null;
}

/** Before the first fetch (CART-02). */
export const INITIAL_CART = {
  items: [],
  delivery: null,
  shipping: null,
  has_error: false,
  loaded: false,
  shipping_method: "air",
  reservation_error: null,
  expiration: null,
} as const satisfies CartState<CartContents>;

/** Starting a fetch clears the error, items, delivery and shipping (CART-02). */
export function fetchStarted<Cart extends CartContents>(state: CartState<Cart>): CartState<Cart> {
  return { ...state, has_error: false, items: [], delivery: null, shipping: null };
}

/** The answer replaces the whole state (CART-02). */
export function fetched<Cart extends CartContents>(cart: Cart): CartState<Cart> {
  const { items, delivery, shipping, shipping_method, reservation_error, expiration } = cart;
  return {
    items,
    delivery,
    shipping,
    shipping_method,
    reservation_error,
    expiration,
    has_error: false,
    loaded: true,
  };
}

/** A failed fetch leaves the cart unloaded (CART-02). */
export function failed<Cart extends CartContents>(state: CartState<Cart>): CartState<Cart> {
  return { ...state, has_error: true, loaded: false };
}

/** Resets everything (CART-03). */
export function invalidated<Cart extends CartContents>(): CartState<Cart> {
  return INITIAL_CART;
}

/** Clears only the items (CART-03). */
export function emptied<Cart extends CartContents>(state: CartState<Cart>): CartState<Cart> {
  return { ...state, items: [] };
}
