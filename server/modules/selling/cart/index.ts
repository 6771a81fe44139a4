export { type AbandonedCart, abandonedCarts, restoreCart } from "./abandoned-carts.ts";
export type { CartModule } from "./cart.ts";
export { chooseMethodOf } from "./cart-store.ts";
export { cartModule } from "./module.ts";
