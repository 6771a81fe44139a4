import { cards, featuredBrands, findCategory, product, setPrice, similar } from "./calls/catalog.ts";
import { page, routeRule } from "./calls/content.ts";
import { getCurrentUser } from "./calls/identity.ts";
import { change, languages } from "./calls/locale.ts";
import { subscribeNewsletter, utm } from "./calls/marketing.ts";
import { flags, parsedCategories, searchForCategoryItems, suggestions } from "./calls/search.ts";
import { storeConfig } from "./calls/store-config.ts";
import { canViewTranslations, translationMessages } from "./calls/translations.ts";

/** The whole wire: every call of the product, by area. */
export const contract = {
  storefronts: { storeConfig, languages, changeLocale: change },
  translations: { messages: translationMessages, canView: canViewTranslations },
  identity: { getCurrentUser },
  marketing: { utm, subscribeNewsletter },
  content: { page, routeRule },
  search: { parsedCategories, flags, searchForCategoryItems, suggestions },
  catalog: { product, setPrice, findCategory, similar, cards, featuredBrands },
};

export type Contract = typeof contract;
