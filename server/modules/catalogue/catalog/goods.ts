import type { Database } from "#platform/database/open-database.ts";
import type { CatalogueScope } from "./catalogue-scope.ts";
import type { ShippingRateRecord } from "./index/vocabulary-store.ts";
import { loadReferenceData, type ReferenceData } from "./reference-data.ts";
import {
  type DescribedVariant,
  describeVariants,
  type VariantForSale,
  variantsForSale,
  variantsOfProduct,
} from "./variants/variants-for-sale.ts";

/** Products as carts, checkouts and orders read them. */
export interface Goods {
  /** All given variants, including those no longer sold: a cart still shows them. */
  describeVariants(db: Database, scope: CatalogueScope, variantIds: readonly number[]): Promise<DescribedVariant[]>;
  /** The given variants that are sold in the storefront, at current prices. */
  variantsForSale(db: Database, scope: CatalogueScope, variantIds: readonly number[]): Promise<VariantForSale[]>;
  /** The variants of a product, in their order. */
  variantsOfProduct(db: Database, productId: number): Promise<number[]>;
  /** The newest first. */
  shippingRates(): readonly ShippingRateRecord[];
}

export const goodsBy = (reference: () => ReferenceData): Goods => ({
  describeVariants: (db, scope, variantIds) => describeVariants(db, reference(), scope, variantIds),
  variantsForSale: (db, scope, variantIds) => variantsForSale(db, reference(), scope, variantIds),
  variantsOfProduct,
  shippingRates: () => reference().shippingRates,
});

/** A service on reference data that is never reloaded, for programs that run once. */
export async function readGoods(db: Database): Promise<Goods> {
  const reference = await loadReferenceData(db);
  return goodsBy(() => reference);
}
