export { openPayouts, type Payouts } from "./open-payouts.ts";
export { payoutData } from "./personal-data.ts";
