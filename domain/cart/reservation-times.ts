/** What enters a cart is kept for its owner this long (CART-06). */
export const RESERVED_FOR_MINUTES = 20;

/** Activity extends a reservation, but never beyond this long after it was made (CART-06). */
export const RESERVED_AT_MOST_MINUTES = 60;

/** A visitor's cart that nobody has touched for so long is thrown away. */
export const FORGOTTEN_CART_DAYS = 90;
