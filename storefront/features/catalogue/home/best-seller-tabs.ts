import type { ProductCard } from "#contracts/shop/catalogue/product-card.ts";
import { SORTS } from "#domain/catalogue/listing/default-sort.ts";
import type { DepartmentName } from "#domain/catalogue/search/category-menu.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import type { MessageKey } from "#i18n/message-key.ts";
import { browserApi } from "#storefront/browser-api.ts";
import type { HomeDepartment } from "./home-catalogue.server.ts";

export type BestSellerTab = "all" | "electronics" | "fashion" | "beauty";

export const TAB_LABELS: Readonly<Record<BestSellerTab, MessageKey>> = {
  all: "home.best.all",
  electronics: "home.best.electronics",
  fashion: "home.best.fashion",
  beauty: "home.best.beauty",
};

const DEPARTMENTS_OF: Readonly<Record<Exclude<BestSellerTab, "all">, readonly DepartmentName[]>> = {
  electronics: ["electronics"],
  fashion: ["clothes", "footwear", "accessories"],
  beauty: ["cosmetics"],
};

/** The categories of each tab; a tab without any is left out. */
export function tabCategories(departments: readonly HomeDepartment[]): Map<BestSellerTab, number[]> {
  const tabs = new Map<BestSellerTab, number[]>([["all", []]]);
  for (const [tab, names] of Object.entries(DEPARTMENTS_OF)) {
    const ids = departments.filter(({ name }) => names.includes(name)).map(({ id }) => id);
    if (ids.length > 0) tabs.set(tab as BestSellerTab, ids);
  }
  return tabs;
}

const COUNT = 10;

export async function loadBestSellers(
  categoryIds: readonly number[],
  reader: { locale: Language; currency: string | undefined },
): Promise<ProductCard[]> {
  const params = { s: String(SORTS.bestSellers), "f.category_ids": categoryIds.map(String) };
  const input = { ...reader, params, categoryId: null, limit: COUNT, offset: 0, withFacets: false };
  return (await browserApi.search.searchForCategoryItems(input)).items;
}
