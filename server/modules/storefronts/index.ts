export { storefrontCalls } from "./calls.ts";
export { openStorefrontDirectory, type StorefrontDirectory } from "./directory.ts";
export {
  countries,
  currencies,
  languages,
  storefrontCurrencies,
  storefrontHosts,
  storefrontLanguages,
  storefronts,
} from "./tables.ts";
