import type { ProductDetails } from "#contracts/shop/catalogue/catalog.ts";
import type { ProductCard } from "#contracts/shop/catalogue/product-card.ts";
import type { LandedTerms } from "#domain/catalogue/products/landed-cost.ts";
import type { Parcel } from "#domain/forwarding/freight/chargeable-weight.ts";

export interface ProductPageData {
  product: ProductDetails;
  /** The landed cost is computed from `terms` and `parcel`. */
  terms: LandedTerms;
  parcel: Parcel;
  similar: ProductCard[];
  /** The product's category and its ancestors, from the top down. */
  trail: { name: string; slug: string }[];
  /** Country names come from the server, because browsers' Intl data may name them differently. */
  originName: string;
  destinationName: string;
}
