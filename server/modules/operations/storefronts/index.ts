export { countryCodes, currencyCodes, languageCodes } from "./code-views.ts";
export { findCountryIso, listCountries } from "./country-store.ts";
export { createStorefrontDirectory, type StorefrontDirectory } from "./directory.ts";
export { storefrontsModule } from "./module.ts";
export { findSeller, type StoredSeller, sellerJson } from "./seller-store.ts";
export { dayIn, deadlineIn, localeOf, pageUrl, type StoredLocale, translateIn } from "./stored-locale.ts";
export { findCurrencyId } from "./storefront-store.ts";
