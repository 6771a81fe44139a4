export { newestRates } from "./rate-store.ts";
export { createRates, type Rates } from "./rates.ts";
