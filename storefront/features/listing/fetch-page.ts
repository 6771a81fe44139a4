import type { ProductCard } from "#contracts/shop/product-card.ts";
import type { ListingQuery } from "#domain/listing/listing-query.ts";
import { pageWindow } from "#domain/listing/paging.ts";
import type { Language } from "#domain/storefronts/storefront.ts";
import { browserApi } from "../../browser-api.ts";
import { listingCall } from "./listing-call.ts";
import type { ListingData } from "./listing-data.ts";

/** CATALOG-07: the products of one page only. */
export async function fetchPage(data: ListingData, query: ListingQuery, locale: Language): Promise<ProductCard[]> {
  const { contentType, currency, sort, category } = data;
  const call = listingCall({ locale, currency, contentType, sort, query, categoryId: category?.id ?? null });
  const input = { ...call, ...pageWindow(query.page), withFacets: false };
  return (await browserApi.search.searchForCategoryItems(input)).items;
}
