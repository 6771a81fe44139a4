export { payoutsModule } from "./module.ts";
export { openPayouts } from "./open-payouts.ts";
