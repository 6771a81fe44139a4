import { type ListingQuery, readListing } from "#domain/catalogue/listing/listing-query.ts";
import { LISTING_FIRST_PAGE_COUNT } from "#domain/shared/limits/listing.ts";
import { listingFacets, toSearchQuery } from "#platform/search/listing-search.ts";
import type { ContentType } from "#platform/search/search-engine.ts";
import type { CatalogueServices } from "./catalogue.ts";
import { type CatalogueScope, otherLanguages } from "./catalogue-scope.ts";
import { labelFacets } from "./label-facets.ts";

interface ListingInput {
  params?: Record<string, string | string[]> | undefined;
  categoryId?: number | null | undefined;
  contentType?: ContentType | undefined;
  limit?: number | undefined;
  offset?: number | undefined;
  withFacets?: boolean | undefined;
}

/** The products of a listing with the counts of its filters (CATALOG-06). */
export async function listProducts(catalogue: CatalogueServices, scope: CatalogueScope, input: ListingInput) {
  const query = toSearchQuery(readParams(input.params ?? {}), engineScope(scope, input), {
    offset: input.offset ?? 0,
    limit: input.limit ?? LISTING_FIRST_PAGE_COUNT,
  });
  const found = await catalogue.index.search(input.withFacets === false ? { ...query, facets: [] } : query);
  const reference = catalogue.reference();
  return {
    items: await catalogue.cards.find(scope, found.ids),
    total: found.total,
    facets: labelFacets(listingFacets(found.facets), reference, scope),
    disabled_additional_ids_in_index: [...reference.fields.values()]
      .filter(({ disabledInIndex }) => disabledInIndex)
      .map(({ id }) => id),
    matches_all_words: found.matchesAllWords,
    corrected_text: found.correctedText,
  };
}

function readParams(params: Record<string, string | string[]>): ListingQuery {
  return readListing(
    Object.entries(params).flatMap(([key, values]) =>
      (Array.isArray(values) ? values : [values]).map((value): [string, string] => [key, value]),
    ),
  );
}

function engineScope({ storefront, currency, language }: CatalogueScope, { categoryId, contentType }: ListingInput) {
  return {
    storefront: storefront.code,
    currency: currency.iso_code,
    language: language.iso_code,
    otherLanguages: otherLanguages(storefront, language),
    contentType: contentType ?? ("p" as const),
    categoryId: categoryId ?? null,
    defaultSort: language.mp_default_sort,
  };
}
