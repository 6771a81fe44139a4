/** Limits the lines of a cart, so that one visitor cannot reserve the whole stock (CART-04). */
export const MOST_CART_LINES = 100;
