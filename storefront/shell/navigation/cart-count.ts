import { createStore } from "#ui/store.ts";

/** How many products the cart holds; written by commerce/cart. */
export const cartCount = createStore(0);
