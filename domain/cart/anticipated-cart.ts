import type { ShippingMethod } from "../shipping/shipping-method.ts";

interface Line {
  line_id: number;
  quantity: number;
}

/** What the reader has changed and the server has not answered yet. */
export interface CartChanges {
  /** Lines by their new quantity; none is left of a line with 0. */
  quantities: ReadonlyMap<number, number>;
  method: ShippingMethod | null;
}

/** The cart as it will be once the server has heard of the reader's changes (CART-04, CART-05). */
export function anticipatedCart<Cart extends { items: Line[]; shipping_method: ShippingMethod }>(
  cart: Cart,
  { quantities, method }: CartChanges,
): Cart {
  const items = cart.items
    .map((item) => ({ ...item, quantity: quantities.get(item.line_id) ?? item.quantity }))
    .filter(({ quantity }) => quantity > 0);
  return { ...cart, items, shipping_method: method ?? cart.shipping_method };
}
