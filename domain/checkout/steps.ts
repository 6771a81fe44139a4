/** The steps of a checkout and their numbers on the wire; the names are the truth (CHECKOUT-02). */
export const CHECKOUT_STEP = { shipping: 3, payment: 4, confirm: 5, success: 5 } as const;
export type CheckoutStep = keyof typeof CHECKOUT_STEP;

/** What the payment step asks the checkout for (CHECKOUT-03). */
export const PAYMENT_STEP_FIELDS = ["shipping", "delivery", "address", "country", "email"] as const;
export type CheckoutField = (typeof PAYMENT_STEP_FIELDS)[number];
