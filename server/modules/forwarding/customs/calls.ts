import { translateFor } from "#i18n/messages.ts";
import { calls } from "#platform/calls/implement-calls.ts";
import type { Customs } from "./customs.ts";
import { presentRestriction } from "./present.ts";

export function createCustomsCalls(customs: Customs) {
  const restrictionsOf = (codes: readonly string[], countryId: number) =>
    customs.restrictionsOn(codes, countryId).map(presentRestriction);
  return {
    searchCodes: calls.customs.searchCodes.handler(({ input, context }) => {
      const { query, limit, country_id: countryId = context.storefront.defaultCountryId } = input;
      const found = customs.searchCodes(query, translateFor(context.storefront, context.reader.language.iso_code));
      const items = found
        .slice(0, limit)
        .map(({ hs6, name }) => ({ hs6, name, restrictions: restrictionsOf([hs6], countryId) }));
      return { items, total: found.length, known: customs.countCodes() };
    }),

    restrictions: calls.customs.restrictions.handler(({ input }) => ({
      items: restrictionsOf(input.codes, input.country_id),
    })),
  };
}
