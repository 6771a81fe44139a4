import { z } from "zod";
import { amount } from "#contracts/money.ts";
import { HAZARDS } from "#domain/forwarding/customs/hazards.ts";
import { SHIPPING_METHODS } from "#domain/forwarding/freight/shipping-method.ts";

export const shippingMethod = z.enum(SHIPPING_METHODS);

const perMethod = z.object({ air: amount.nullable(), sea: amount.nullable() });
const arrival = z.object({ arrives_from: z.iso.date(), arrives_to: z.iso.date() });

const hazard = z.enum(HAZARDS).nullable();
const refused = z
  .object({ air: hazard, sea: hazard })
  .meta({ description: "why goods among these do not travel by a method" });

/** The quotation of freight by each method; null where it is not offered (CART-05, PRICE-02). */
export const freight = z.object({
  shipping_methods: perMethod.meta({ description: "after the discount" }),
  shipping_discounts: perMethod,
  arrivals: z.object({ air: arrival.nullable(), sea: arrival.nullable() }),
  chargeable_grams: z.object({ air: z.int().nullable(), sea: z.int().nullable() }),
  refused: refused.optional(),
  tier_based_shipping_discount: z
    .object({
      percent: z.int(),
      /** The next tier of the discount. */
      next: z.object({ minimum_subtotal: amount, percent: z.int() }).nullable(),
    })
    .nullable(),
});
export type Freight = z.infer<typeof freight>;

/** The terms for the landed cost of any product, by the same rules as a cart's (CATALOG-15, PRICE-08). */
export const landedTerms = z.object({
  today: z.iso.date().meta({ description: "what arrivals are counted from" }),
  rates: z
    .array(
      z.object({
        method: shippingMethod,
        base_amount: amount,
        amount_per_step: amount,
        step_grams: z.int(),
        volume_divisor: z.int().meta({ description: "cubic centimetres that count as one kilogram" }),
        min_days: z.int(),
        max_days: z.int(),
      }),
    )
    .meta({ description: "at most one per method, the quickest first" }),
  tiers: z.array(z.object({ method: shippingMethod, minimum_subtotal: amount, percent: z.int() })),
  refused,
  delivery_fees: z.array(z.object({ fee: amount, max_weight_grams: z.int() })),
});
export type LandedTerms = z.infer<typeof landedTerms>;
