import type { Database } from "#platform/database/open-database.ts";
import { loadCategories, loadOldCategorySlugs } from "./categories/category-store.ts";
import { CategoryTrees } from "./categories/category-trees.ts";
import {
  type FeaturedBrand,
  type FieldRecord,
  type FlagRecord,
  loadFeaturedBrands,
  loadFields,
  loadFlags,
  loadOptions,
  loadShippingRates,
  type OptionRecord,
  type ShippingRateRecord,
} from "./index/vocabulary-store.ts";

/** Categories, fields, options, flags and tariffs: small, needed by every page and rarely changed. */
export interface ReferenceData {
  categories: CategoryTrees;
  fields: ReadonlyMap<number, FieldRecord>;
  options: ReadonlyMap<number, OptionRecord>;
  /** By position. */
  flags: ReadonlyMap<number, FlagRecord>;
  shippingRates: readonly ShippingRateRecord[];
  featuredBrands: readonly FeaturedBrand[];
}

export async function loadReferenceData(db: Database): Promise<ReferenceData> {
  const [categories, oldSlugs, fields, options, flags, shippingRates, featuredBrands] = await Promise.all([
    loadCategories(db),
    loadOldCategorySlugs(db),
    loadFields(db),
    loadOptions(db),
    loadFlags(db),
    loadShippingRates(db),
    loadFeaturedBrands(db),
  ]);
  return {
    categories: new CategoryTrees(categories, oldSlugs),
    fields: byId(fields),
    options: byId(options),
    flags: byId(flags),
    shippingRates,
    featuredBrands,
  };
}

const byId = <T extends { id: number }>(records: readonly T[]) => new Map(records.map((record) => [record.id, record]));
