import type { ShippingMethod } from "#domain/forwarding/freight/shipping-method.ts";

interface Line {
  line_id: number;
  quantity: number;
}

/** Changes that the server has not answered yet. */
export interface CartChanges {
  /** New quantities by line id; 0 removes the line. */
  quantities: ReadonlyMap<number, number>;
  method: ShippingMethod | null;
}

/** The cart with the pending changes applied (CART-04, CART-05). */
export function anticipatedCart<Cart extends { items: Line[]; shipping_method: ShippingMethod }>(
  cart: Cart,
  { quantities, method }: CartChanges,
): Cart {
  const items = cart.items
    .map((item) => ({ ...item, quantity: quantities.get(item.line_id) ?? item.quantity }))
    .filter(({ quantity }) => quantity > 0);
  return { ...cart, items, shipping_method: method ?? cart.shipping_method };
}
