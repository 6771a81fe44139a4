export { type AbandonedCart, abandonedCarts, restoreCart } from "./abandoned-carts.ts";
export { type CartModule, openCart } from "./cart.ts";
export { chooseMethodOf } from "./cart-store.ts";
export { cartData } from "./personal-data.ts";
