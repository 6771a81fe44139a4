export { payoutsModule } from "./module.ts";
export { createPayouts } from "./payouts.ts";
