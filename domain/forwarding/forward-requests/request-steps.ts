/** The steps of the form before the payment, in their order. */
export const REQUEST_STEPS = ["parcels", "contents", "packing", "delivery"] as const;
export type RequestStep = (typeof REQUEST_STEPS)[number];
