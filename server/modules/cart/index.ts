export { type CartModule, openCart } from "./cart.ts";
export { cartData } from "./personal-data.ts";
