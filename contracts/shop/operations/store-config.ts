import { z } from "zod";
import { defineCall } from "#contracts/define-call.ts";
import { PROVIDER_IDS } from "#domain/money/payments/provider.ts";
import { FEATURES, LANGUAGES, THEMES } from "#domain/operations/storefronts/storefront.ts";

const currency = z.object({
  id: z.number().int(),
  iso_code: z.string(),
  /** The newest stored rate: analytics speak the conversion currency (TRACK-01). */
  millionths_per_euro: z.int().nullable(),
});

const siteLanguage = z.object({
  id: z.number().int(),
  iso_code: z.enum(LANGUAGES),
  local_title: z.string(),
  pivot: z.object({
    gtm_id: z.string().nullable(),
    pixel_id: z.string().nullable(),
    live_agent_id: z.string().nullable(),
    mp_default_sort: z.number().int().nullable(),
  }),
});

const site = z.object({
  code: z.string(),
  name: z.string(),
  theme: z.enum(THEMES),
  app_url: z.url(),
  cdn_logo: z.string().nullable(),
  languages: z.array(siteLanguage),
  available_locales: z.record(z.string(), z.object({ id: z.number().int(), iso: z.string(), name: z.string() })),
  default_language_iso: z.enum(LANGUAGES),
  default_country_id: z.number().int(),
  default_country_iso: z.string(),
  features: z.array(z.enum(FEATURES)),
  /** The payment providers that work here, in the order of the checkout (PAYMENT-01). */
  payment_processors: z.array(z.literal(PROVIDER_IDS)),
  well_known_categories: z.record(z.string(), z.number().int()),
  criteo_key: z.string().nullable(),
  klaviyo_key: z.string().nullable(),
  error_reporting_dsn: z.string().nullable(),
  payment_verification: z.string().nullable(),
  search_verification: z.string().nullable(),
  category_doc_key: z.string(),
});

export const storeConfigOutput = z.object({
  blogs: z.boolean(),
  conversionCurrency: currency,
  currencies: z.array(currency).meta({ description: "all that the business knows" }),
  filteredCurrencies: z.array(currency).meta({ description: "those that this storefront sells in" }),
  searchKeys: z.object({ countryId: z.number().int(), languageId: z.number().int() }),
  marketplace_config: z.object({ default_sort: z.number().int() }),
  hero: z.object({ title: z.string().nullable(), text: z.string().nullable(), action: z.string().nullable() }),
  site,
});

export type StoreConfig = z.infer<typeof storeConfigOutput>;

export const storeConfig = defineCall({
  method: "POST",
  path: "/store-config",
  access: "public",
  effect: "read",
  area: "storefronts",
  summary: "Everything a storefront needs to draw itself, in one language",
})
  .input(z.object({ langIso: z.enum(LANGUAGES).optional() }))
  .output(storeConfigOutput);
