export { type Checkout, openCheckout } from "./checkout.ts";
export { checkoutData } from "./personal-data.ts";
