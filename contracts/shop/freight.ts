import { z } from "zod";
import { SHIPPING_METHODS } from "../../domain/shipping/shipping-method.ts";
import { amount } from "../money.ts";

export const shippingMethod = z.enum(SHIPPING_METHODS);

const perMethod = z.object({ air: amount.nullable(), sea: amount.nullable() });
const arrival = z.object({ arrives_from: z.iso.date(), arrives_to: z.iso.date() });

/** What bringing the goods costs by each method; none where it is not offered (CART-05, PRICE-02). */
export const freight = z.object({
  shipping_methods: perMethod.meta({ description: "after the discount" }),
  shipping_discounts: perMethod,
  arrivals: z.object({ air: arrival.nullable(), sea: arrival.nullable() }),
  chargeable_grams: z.object({ air: z.int().nullable(), sea: z.int().nullable() }),
  tier_based_shipping_discount: z
    .object({
      percent: z.int(),
      /** What has to be bought for the next step. */
      next: z.object({ minimum_subtotal: amount, percent: z.int() }).nullable(),
    })
    .nullable(),
});
export type Freight = z.infer<typeof freight>;
