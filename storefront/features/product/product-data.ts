import type { ProductDetails } from "../../../contracts/shop/catalog.ts";
import type { ProductCard } from "../../../contracts/shop/product-card.ts";

/** What the product's page shows. */
export interface ProductPageData {
  product: ProductDetails;
  similar: ProductCard[];
  /** The product's category and what it lies in, from the top down. */
  trail: { name: string; slug: string }[];
  /** Names of countries come from the server: browsers know them by slightly different ones. */
  originName: string;
  destinationName: string;
}
