export { createCartCalls } from "./calls.ts";
export { type CartModule, type CheckoutCart, openCart } from "./cart.ts";
export type { CartLine } from "./cart-store.ts";
export type { SignIn } from "./merge-at-sign-in.ts";
