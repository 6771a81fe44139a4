import type { ProductCard } from "../../../contracts/shop/product-card.ts";
import type { ListingFacet } from "../../../contracts/shop/search.ts";
import type { Sort } from "../../../domain/listing/default-sort.ts";
import type { FacetKey } from "../../../domain/listing/facet-keys.ts";
import type { ProductLayout } from "../../../domain/storefronts/storefront.ts";
import type { PageAddresses } from "../../shell/head/use-page-addresses.ts";
import type { CategoryBranch, CategoryLink } from "./category-branch.ts";

/** CATALOG-16: all products, or those on offer. */
export type ContentType = "p" | "o";

export type ShownFacet = ListingFacet & { key: FacetKey };
export type TermsFacet = Extract<ShownFacet, { type: "terms" | "flags" }>;
export type StatsFacet = Extract<ShownFacet, { type: "stats" }>;

export interface ListedCategory extends CategoryLink {
  pageTitle: string | null;
  description: string | null;
  image: string | null;
}

/** What a listing's loader found: everything that the page shows but cannot read from its address. */
export interface ListingData {
  contentType: ContentType;
  /** Null under the root. */
  category: ListedCategory | null;
  /** CATALOG-04: from the root's children down to the category; the root itself has a message for a name. */
  way: CategoryLink[];
  branch: CategoryBranch;
  items: ProductCard[];
  total: number;
  facets: ShownFacet[];
  matchesAllWords: boolean;
  /** Names of the categories that are chosen as a filter. */
  categoryNames: Record<string, string>;
  /** The sort in force, asked for or not. */
  sort: Sort;
  /** The page up to which the items reach. */
  page: number;
  currency: string;
  layout: ProductLayout;
  /** Where the same listing stands in the other languages, if its path differs. */
  addresses?: PageAddresses;
}
