import { z } from "zod";
import type { StorefrontProfile } from "#domain/operations/storefronts/profile.ts";
import { findCurrency, findLanguage } from "#domain/operations/storefronts/reader.ts";
import { LANGUAGES } from "#domain/operations/storefronts/storefront.ts";
import { defineJob, roundOf } from "#platform/jobs/define-job.ts";
import type { CatalogueScope } from "../catalog/index.ts";

const payload = z.object({ storefront: z.string(), language: z.enum(LANGUAGES), currency: z.string() });
type Payload = z.infer<typeof payload>;

/** Feeds are made one after the other, so one may wait for all before it. */
const LONGEST_SECONDS = 3_600;

/** The feeds of one storefront, language and currency. */
export const MAKE_FEED = defineJob<Payload>({
  name: "product-feed",
  retries: 2,
  firstRetryAfterSeconds: 60,
  longestRetryAfterSeconds: 600,
  expiresAfterSeconds: LONGEST_SECONDS,
  payload,
  keyOf: ({ storefront, language, currency }) => `${storefront} ${language} ${currency}`,
});

export const FEED_ROUND = roundOf("product-feeds");
export const HOURLY = "7 * * * *";

export const payloadOf = ({ storefront, language, currency }: CatalogueScope): Payload => ({
  storefront: storefront.code,
  language: language.iso_code,
  currency: currency.iso_code,
});

/** Null where the storefront no longer has such a feed. */
export function scopeOf(storefronts: readonly StorefrontProfile[], wanted: Payload): CatalogueScope | null {
  const storefront = storefronts.find(({ code }) => code === wanted.storefront);
  return storefront ? feedScope(storefront, wanted) : null;
}

/** Null where a storefront has no such language or currency, or sells nothing. */
export function feedScope(
  storefront: StorefrontProfile,
  wanted: { language: string; currency: string },
): CatalogueScope | null {
  const language = findLanguage(storefront, wanted.language);
  const currency = findCurrency(storefront, wanted.currency);
  const sells = storefront.features.includes("marketplace");
  return sells && language && currency ? { storefront, language, currency } : null;
}

export const allScopes = (storefronts: readonly StorefrontProfile[]): CatalogueScope[] =>
  storefronts
    .filter(({ features }) => features.includes("marketplace"))
    .flatMap((storefront) =>
      storefront.languages.flatMap((language) =>
        storefront.currencies.map((currency) => ({ storefront, language, currency })),
      ),
    );
