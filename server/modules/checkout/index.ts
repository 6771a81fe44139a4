export { type Checkout, openCheckout } from "./checkout.ts";
export { isOpenCheckout } from "./checkout-status.ts";
export { checkoutData } from "./personal-data.ts";
