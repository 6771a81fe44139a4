import type { ProductCard } from "#contracts/shop/catalogue/product-card.ts";
import type { ListingFacet } from "#contracts/shop/catalogue/search.ts";
import type { Sort } from "#domain/catalogue/listing/default-sort.ts";
import type { FacetKey } from "#domain/catalogue/listing/facet-keys.ts";
import type { ProductLayout } from "#domain/operations/storefronts/storefront.ts";
import type { PageAddresses } from "#storefront/shell/head/use-page-addresses.ts";
import type { CategoryBranch, CategoryLink } from "../facets/category-branch.ts";

/** CATALOG-16: all products ("p") or those on offer ("o"). */
export type ContentType = "p" | "o";

export type ShownFacet = ListingFacet & { key: FacetKey };
export type TermsFacet = Extract<ShownFacet, { type: "terms" | "flags" }>;
export type StatsFacet = Extract<ShownFacet, { type: "stats" }>;

export interface ListedCategory extends CategoryLink {
  pageTitle: string | null;
  description: string | null;
  image: string | null;
}

/** Everything a listing shows that its URL does not contain. */
export interface ListingData {
  contentType: ContentType;
  /** Null on the root. */
  category: ListedCategory | null;
  /** CATALOG-04: from the root's child down to the category. */
  trail: CategoryLink[];
  branch: CategoryBranch;
  items: ProductCard[];
  total: number;
  facets: ShownFacet[];
  matchesAllWords: boolean;
  /** The corrected search text, if it was mistyped. */
  correctedText: string | null;
  /** Names of the categories selected as filters, by id. */
  categoryNames: Record<string, string>;
  /** The effective sort: requested or default. */
  sort: Sort;
  /** The last page that `items` contains. */
  page: number;
  currency: string;
  layout: ProductLayout;
  /** The listing's paths in other languages, if they differ. */
  addresses?: PageAddresses;
}
