export { exchangeRates } from "./tables.ts";
