export { newestRates } from "./rate-store.ts";
export { openRates, type Rates } from "./rates.ts";
