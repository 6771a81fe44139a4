/** How goods cross the border, the quickest first (CART-05). */
export const SHIPPING_METHODS = ["air", "sea"] as const;
export type ShippingMethod = (typeof SHIPPING_METHODS)[number];

/** A value of each method; null where the method is not offered. */
export type PerMethod<Value> = Record<ShippingMethod, Value | null>;
