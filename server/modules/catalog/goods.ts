import type { Database } from "../../platform/database/open-database.ts";
import type { CatalogueScope } from "./catalogue-scope.ts";
import { loadReferenceData, type ReferenceData } from "./reference-data.ts";
import { type DescribedVariant, describeVariants, type VariantForSale, variantsForSale } from "./variants-for-sale.ts";
import type { ShippingRateRecord } from "./vocabulary-store.ts";

/** What carts, checkouts and orders ask about the goods in them. */
export interface Goods {
  /** All of these variants, sold here or not: a cart still shows what was taken off sale. */
  describeVariants(db: Database, scope: CatalogueScope, variantIds: readonly number[]): Promise<DescribedVariant[]>;
  /** Of these variants the ones that are sold here now, with the prices that the database holds at this moment. */
  variantsForSale(db: Database, scope: CatalogueScope, variantIds: readonly number[]): Promise<VariantForSale[]>;
  /** The newest first. */
  shippingRates(): readonly ShippingRateRecord[];
}

export const goodsBy = (reference: () => ReferenceData): Goods => ({
  describeVariants: (db, scope, variantIds) => describeVariants(db, reference(), scope, variantIds),
  variantsForSale: (db, scope, variantIds) => variantsForSale(db, reference(), scope, variantIds),
  shippingRates: () => reference().shippingRates,
});

/** Goods as they are now, for a program that ends before they change. */
export async function readGoods(db: Database): Promise<Goods> {
  const reference = await loadReferenceData(db);
  return goodsBy(() => reference);
}
