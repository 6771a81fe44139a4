import type { ProductCard } from "#contracts/shop/catalogue/product-card.ts";
import type { ListingQuery } from "#domain/catalogue/listing/listing-query.ts";
import { pageWindow } from "#domain/catalogue/listing/paging.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { listingCall } from "./listing-call.ts";
import type { ListingData } from "./listing-data.ts";

/** CATALOG-07: the products of one page only. */
export async function fetchPage(data: ListingData, query: ListingQuery, locale: Language): Promise<ProductCard[]> {
  const { contentType, currency, sort, category } = data;
  const call = listingCall({ locale, currency, contentType, sort, query, categoryId: category?.id ?? null });
  const input = { ...call, ...pageWindow(query.page), withFacets: false };
  return (await browserApi.search.searchForCategoryItems(input)).items;
}
