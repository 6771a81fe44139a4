import type { ProviderId } from "#domain/money/payments/provider.ts";
import type { StorefrontProfile } from "#domain/operations/storefronts/profile.ts";
import { COOKIE_NAMES, PREFERENCE_COOKIE_MAX_AGE_SECONDS } from "#domain/shared/limits/cookies.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import { calls } from "#platform/calls/implement-calls.ts";
import { describeStorefront } from "./storefront-presenter.ts";

export interface StorefrontDeps {
  /** The payment providers that work in a storefront now. */
  providersOf: (storefront: StorefrontProfile) => ProviderId[];
  /** Whether a storefront has an article in a language (CONFIG-02). */
  hasArticles: (storefrontCode: string, languageId: number) => boolean;
}

export function createStorefrontCalls({ providersOf, hasArticles }: StorefrontDeps) {
  return {
    storeConfig: calls.storefronts.storeConfig.handler(({ context: { storefront, reader } }) =>
      describeStorefront(storefront, reader.language, {
        providers: providersOf(storefront),
        blogs: hasArticles(storefront.code, reader.language.id),
      }),
    ),

    languages: calls.storefronts.languages.handler(({ context }) => ({
      languages: context.storefront.languages.map(({ id, iso_code, local_title }) => ({ id, iso_code, local_title })),
    })),

    /** CONFIG-07: only a language that this storefront speaks is remembered. */
    changeLocale: calls.storefronts.changeLocale.handler(({ input, context }) => {
      const known = context.storefront.languages.some(({ iso_code }) => iso_code === input.newLocale);
      if (!known) throw refuse("invalid_input");
      context.setCookie(COOKIE_NAMES.locale, input.newLocale, PREFERENCE_COOKIE_MAX_AGE_SECONDS);
      return { status: true as const, locale: input.newLocale };
    }),
  };
}
