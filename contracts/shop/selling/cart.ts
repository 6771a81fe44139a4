import { z } from "zod";
import { defineCall } from "#contracts/define-call.ts";
import { id, readerFields } from "#contracts/fields.ts";
import { amount } from "#contracts/money.ts";
import { lineSnapshot } from "#contracts/shop/catalogue/line-snapshot.ts";
import { freight, shippingMethod } from "#contracts/shop/forwarding/freight.ts";
import { CALL_POLICIES } from "#domain/shared/limits/calls.ts";

const area = "cart";

/** Not found: nothing is sold here in that currency, or the line is not in the caller's cart. */
const CART_REFUSALS = ["not_found", "too_many_requests"] as const;

const cartItem = lineSnapshot.extend({
  line_id: z.int(),
  price: amount,
  prior_price: amount.nullable().meta({ description: "the lowest price of the 30 days before a reduction" }),
  max_quantity: z.int().meta({ description: "what this cart may take at most, its own pieces included" }),
  is_reserved: z
    .boolean()
    .meta({ description: "whether it counts; what could not be reserved is left out of all sums" }),
});
export type CartItem = z.infer<typeof cartItem>;

/** A line that could not be reserved (CART-06). */
const reservationError = z.object({ line_id: z.int(), sku: z.string(), wanted: z.int(), available: z.int() });
export type ReservationError = z.infer<typeof reservationError>;

const wholeCart = z.object({
  currency: z.string(),
  items: z.array(cartItem),
  delivery: z.object({ country_id: z.int(), from_fee: amount.nullable() }),
  shipping: freight,
  shipping_method: shippingMethod,
  /** The end of the first reservation; null for an empty cart. */
  expiration: z.iso.datetime().nullable(),
  /** The moment until which activity can extend the reservations. */
  expiration_limit: z.iso.datetime().nullable(),
  /** The server's clock, so that a countdown does not depend on the browser's. */
  server_time: z.iso.datetime(),
  reservation_error: z.array(reservationError).nullable(),
});
export type Cart = z.infer<typeof wholeCart>;

const cartAnswer = z.object({ status: z.literal(true), cart: wholeCart });

const quantity = z.int().min(1).max(10_000);

export const cart = {
  fetch: defineCall({
    method: "POST",
    path: "/cart/fetch",
    access: "public",
    effect: "write",
    area,
    ...CALL_POLICIES.cartFetch,
    refusals: CART_REFUSALS,
    summary: "The visitor's own cart; looking at it extends its reservations",
  })
    .input(z.object(readerFields))
    .output(cartAnswer),

  add: defineCall({
    method: "POST",
    path: "/cart/add",
    access: "public",
    effect: "write",
    area,
    idempotent: "with-key",
    refusals: [...CART_REFUSALS, "cart_full"],
    summary: "Puts pieces into the cart and reserves them; a quantity above the limit is cut to it",
  })
    .input(z.object({ ...readerFields, variant_id: id, quantity: quantity.default(1) }))
    .output(cartAnswer.extend({ added: z.int().meta({ description: "how many pieces came into the cart" }) })),

  setQuantity: defineCall({
    method: "POST",
    path: "/cart/set-quantity",
    access: "public",
    effect: "write",
    area,
    refusals: CART_REFUSALS,
    summary: "Changes how many pieces of a line are wanted, within 1 and max_quantity",
  })
    .input(z.object({ ...readerFields, line_id: id, quantity }))
    .output(cartAnswer),

  remove: defineCall({
    method: "POST",
    path: "/cart/remove",
    access: "public",
    effect: "write",
    area,
    refusals: CART_REFUSALS,
    summary: "Takes a line out of the cart and gives its pieces back",
  })
    .input(z.object({ ...readerFields, line_id: id }))
    .output(cartAnswer),

  setShippingMethod: defineCall({
    method: "POST",
    path: "/cart/set-shipping-method",
    access: "public",
    effect: "write",
    area,
    refusals: CART_REFUSALS,
    summary: "Chooses air or sea for the cart",
  })
    .input(z.object({ ...readerFields, shipping_method: shippingMethod }))
    .output(cartAnswer),

  extend: defineCall({
    method: "POST",
    path: "/cart/extend",
    access: "public",
    effect: "write",
    area,
    refusals: CART_REFUSALS,
    summary: "Keeps the pieces of the cart reserved for longer, up to the limit",
  })
    .input(z.object(readerFields))
    .output(cartAnswer),
};
