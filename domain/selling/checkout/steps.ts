/** The steps and their numbers on the wire, which are not unique: code uses the names (CHECKOUT-02). */
export const CHECKOUT_STEP = { shipping: 3, payment: 4, confirm: 5, success: 5 } as const;
export type CheckoutStep = keyof typeof CHECKOUT_STEP;

/** The fields that the payment step requests (CHECKOUT-03). */
export const PAYMENT_STEP_FIELDS = ["shipping", "delivery", "address", "country", "email"] as const;
export type CheckoutField = (typeof PAYMENT_STEP_FIELDS)[number];
