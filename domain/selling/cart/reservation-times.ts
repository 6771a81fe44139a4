/** How long a line added to a cart is reserved (CART-06). */
export const RESERVED_FOR_MINUTES = 20;

/** Activity extends a reservation up to this long after it was made (CART-06). */
export const RESERVED_AT_MOST_MINUTES = 60;

/** A visitor's cart is deleted after this long without activity. */
export const FORGOTTEN_CART_DAYS = 90;
