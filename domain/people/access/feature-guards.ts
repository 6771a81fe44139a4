import type { Feature } from "#domain/operations/storefronts/storefront.ts";
import { allow, type Decision, notFound, pathTo, redirectTo } from "./decision.ts";

export interface FeatureFacts {
  features: readonly Feature[];
}

export interface ContentPageFacts extends FeatureFacts {
  /** The page has been written for this storefront. */
  hasPage: boolean;
}

export interface CategoryFacts {
  resolution: { kind: "found" } | { kind: "moved"; slug: string } | { kind: "missing" };
}

export interface SearchFacts {
  searchText: string | undefined;
  hasFilter: boolean;
  /** Where all offers are listed, without language. */
  rootCategoryPath: string;
}

/** A page of a feature exists only where the storefront has that feature (ROUTE-08, ROUTE-24, ROUTE-28, ROUTE-32). */
export function requireFeature(feature: Feature): (facts: FeatureFacts) => Decision {
  return ({ features }) => (features.includes(feature) ? allow : notFound);
}

/** A content page exists where the storefront has content and this page is written (ROUTE-03, ROUTE-48). */
export function decideContentPage({ features, hasPage }: ContentPageFacts): Decision {
  return features.includes("content") && hasPage ? allow : notFound;
}

/** A category's slug resolves here; an old slug redirects for good; any other is not found (ROUTE-11). */
export function decideCategory({ resolution }: CategoryFacts): Decision {
  if (resolution.kind === "found") return allow;
  if (resolution.kind === "missing") return notFound;
  return { kind: "redirect", to: pathTo("/c", resolution.slug), status: 301 };
}

/** A search needs a text or a filter; without either the visitor sees the root category (ROUTE-13). */
export function decideSearch({ searchText, hasFilter, rootCategoryPath }: SearchFacts): Decision {
  return searchText?.trim() || hasFilter ? allow : redirectTo(rootCategoryPath);
}
