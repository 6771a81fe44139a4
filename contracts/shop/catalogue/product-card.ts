import { z } from "zod";
import { amount } from "#contracts/money.ts";
import { shippingMethod } from "#contracts/shop/forwarding/freight.ts";

/** The prices that the law requires: the current one, the lowest of the 30 days before a reduction, the regular one. */
export const price = z.object({
  currency: z.string(),
  amount,
  /** Null without a real reduction; the percentage is computed from this price. */
  prior_amount: amount.nullable(),
  regular_amount: amount.nullable(),
});
export type Price = z.infer<typeof price>;

const cardShipping = z.object({
  method: shippingMethod,
  min_days: z.int(),
  max_days: z.int(),
  landed: amount
    .nullable()
    .meta({ description: "the least that one piece costs with freight and delivery; none where nobody delivers it" }),
});
export type CardShipping = z.infer<typeof cardShipping>;

/** An attribute in words, such as "Connection", "Bluetooth". */
export const specification = z.object({ name: z.string(), value: z.string() });
export type Specification = z.infer<typeof specification>;

export const productCard = z.object({
  id: z.int(),
  sku: z.string(),
  slug: z.string(),
  name: z.string(),
  manufacturer: z.string(),
  category: z.string().nullable().meta({ description: "the name of its category, for analytics" }),
  /** A source for the resizing route, or null. */
  image: z.string().nullable(),
  /** The lowest price of its variants. */
  price,
  /** Whether variants differ in price. */
  has_price_range: z.boolean(),
  /** The name of its exclusive flag, or null. */
  exclusive: z.string().nullable(),
  /** The shipping methods of this storefront, the quickest first. */
  shipping: z.array(cardShipping),
  /** The first of its specifications, for comparing products in a list. */
  facts: z.array(specification),
  is_available: z.boolean(),
  variant_count: z.int(),
});
export type ProductCard = z.infer<typeof productCard>;
