/** One cart may not keep the whole shop from others: so many different things, each with its own limit (CART-04). */
export const MOST_CART_LINES = 100;
