import type { StoreConfig } from "#contracts/shop/operations/store-config.ts";
import { defaultSort } from "#domain/catalogue/listing/default-sort.ts";
import type { ProviderId } from "#domain/money/payments/provider.ts";
import type { LanguageProfile, StorefrontProfile } from "#domain/operations/storefronts/profile.ts";

/** CONFIG-01: what a storefront tells its pages about itself, in one language. */
export function describeStorefront(
  storefront: StorefrontProfile,
  language: LanguageProfile,
  { providers, blogs }: { providers: ProviderId[]; blogs: boolean },
): StoreConfig {
  return {
    blogs,
    conversionCurrency: storefront.conversionCurrency,
    currencies: storefront.allCurrencies,
    filteredCurrencies: storefront.currencies,
    searchKeys: { countryId: storefront.defaultCountryId, languageId: language.id },
    marketplace_config: { default_sort: defaultSort(language.mp_default_sort) },
    hero: language.hero,
    site: describeSite(storefront, providers),
  };
}

function describeSite(storefront: StorefrontProfile, providers: ProviderId[]): StoreConfig["site"] {
  return {
    code: storefront.code,
    name: storefront.name,
    theme: storefront.theme,
    app_url: storefront.appUrl,
    cdn_logo: storefront.logoUrl,
    languages: storefront.languages.map(({ id, iso_code, local_title, hero: _, ...pivot }) => ({
      id,
      iso_code,
      local_title,
      pivot,
    })),
    available_locales: Object.fromEntries(
      storefront.languages.map(({ id, iso_code, local_title }) => [iso_code, { id, iso: iso_code, name: local_title }]),
    ),
    default_language_iso: storefront.defaultLanguageIso,
    default_country_id: storefront.defaultCountryId,
    default_country_iso: storefront.defaultCountryIso,
    features: storefront.features,
    payment_processors: providers,
    well_known_categories: storefront.wellKnownCategories,
    criteo_key: storefront.criteoKey,
    klaviyo_key: storefront.klaviyoKey,
    error_reporting_dsn: storefront.errorReportingDsn,
    payment_verification: storefront.paymentVerification,
    search_verification: storefront.searchVerification,
    category_doc_key: storefront.categoryDocKey,
  };
}
