export { openRates, type Rates } from "./rates.ts";
export { exchangeRates, taxRates } from "./tables.ts";
