export { type Checkout, openCheckout } from "./checkout.ts";
export { isOwnCheckout } from "./checkout-status.ts";
export { checkoutData } from "./personal-data.ts";
