import type { Sort } from "#domain/catalogue/listing/default-sort.ts";
import type { Range } from "#domain/catalogue/listing/selected-filters.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";

/** All products (p), or only those on offer (o) (CATALOG-16). */
export type ContentType = "p" | "o";

export interface DocumentTexts {
  readonly name: string;
  readonly keywords?: string;
  readonly description?: string;
}

/** The prices of a document in one storefront. It is seen only where it has a price in the reader's currency. */
export interface StorefrontListing {
  readonly storefront: string;
  /** By currency, in whole 1/10 000 (Money). */
  readonly prices: Readonly<Record<string, number>>;
  /** Price ÷ lawful prior price, to four decimals; null when there is no reduction, which counts as 1. */
  readonly discountRatio: number | null;
  /** Reduced in price here; no by default. */
  readonly isOnOffer?: boolean;
}

export interface SearchDocument {
  readonly id: number;
  readonly sku: string;
  readonly variantSkus?: readonly string[];
  /** "" when it has none. */
  readonly brand: string;
  /** A language without texts is searched by the English ones, else by those of the first language there is. */
  readonly texts: { readonly [language in Language]?: DocumentTexts };
  readonly categoryId: number;
  /** Its own category and all ancestors of it. */
  readonly categoryIds: readonly number[];
  /** Additional fields; a term is the value in the address (an option's id or its label). */
  readonly fields: readonly { readonly id: number; readonly terms: readonly string[] }[];
  readonly flagIds: readonly number[];
  readonly listings: readonly StorefrontListing[];
  readonly paidAmount: number;
  /** Milliseconds since 1970. */
  readonly arrivedAt: number;
}

/** The storefront that is searched: hidden documents are never answered, counted or suggested (T071). */
export interface SearchScope {
  readonly storefront: string;
  readonly currency: string;
  readonly language: Language;
  /** The storefront's other languages, searched where the reader's own language finds nothing. */
  readonly otherLanguages?: readonly Language[];
  readonly contentType: ContentType;
}

/** One group of the filter panel; its terms are alternatives, while groups must all hold. */
export type EngineFilter =
  | { readonly key: string; readonly terms: readonly string[] }
  /** Prices in whole 1/10 000, discounts as ratios. */
  | { readonly key: "current_price" | "discount_percentage"; readonly range: Range };

export interface SearchQuery extends SearchScope {
  readonly text?: string;
  /** The category whose whole subtree is searched; null for all. */
  readonly categoryId?: number | null;
  readonly filters?: readonly EngineFilter[];
  /** The letter of the manufacturers' A–Z (`az`). */
  readonly brandLetter?: string | null;
  readonly sort: Sort;
  readonly offset?: number;
  readonly limit?: number;
  /** The groups to count: all of them, or those named. None by default. */
  readonly facets?: "all" | readonly string[];
  /** Into how many equal parts the prices are counted; 0, the default, for no histogram. */
  readonly histogramBuckets?: number;
}

export interface TermCount {
  readonly value: string;
  readonly count: number;
}

/**
 * Counts of a group ignore that group's own choice. Terms are sorted by count, then by value; terms without
 * documents are left out unless they are chosen.
 */
export type EngineFacet =
  | { readonly key: string; readonly type: "terms" | "flags"; readonly terms: readonly TermCount[] }
  | {
      readonly key: string;
      readonly type: "stats";
      readonly min: number;
      readonly max: number;
      readonly histogram?: readonly number[];
    };

export interface SearchResult {
  readonly total: number;
  readonly ids: readonly number[];
  readonly facets: readonly EngineFacet[];
  /** False when no document had all words of the text, and those with most of them are answered instead. */
  readonly matchesAllWords: boolean;
  /** The text without its typing errors, when the documents were found in spite of them. */
  readonly correctedText: string | null;
}

export interface SuggestQuery extends SearchScope {
  readonly text: string;
  readonly limit?: number;
}

export interface Suggestions {
  /** The text with its last word completed, and how many documents that finds. */
  readonly completions: readonly { readonly text: string; readonly count: number }[];
  readonly brands: readonly TermCount[];
  readonly categories: readonly TermCount[];
  readonly ids: readonly number[];
}

export interface SimilarQuery extends Omit<SearchScope, "language"> {
  readonly id: number;
  readonly limit?: number;
}

/** Ranked answers end here, whatever the offset: the same window that OpenSearch has by default. */
export const MAX_RESULT_WINDOW = 10_000;
/** A group answers its most frequent terms up to this many, and always the chosen ones. */
export const MAX_FACET_TERMS = 500;

/**
 * Finds documents. Every engine passes the suite in `contract/`. Hostile text, filters and numbers get an answer, never
 * an exception; a document without a usable id is a mistake in the program and is refused.
 */
export interface SearchEngine {
  search(query: SearchQuery): Promise<SearchResult>;
  suggest(query: SuggestQuery): Promise<Suggestions>;
  /** The ids nearest to a document, best first; empty when the document is not seen in this scope. */
  similar(query: SimilarQuery): Promise<readonly number[]>;
  /** Adds or replaces. The next search sees it. */
  upsert(documents: readonly SearchDocument[]): Promise<void>;
  remove(ids: readonly number[]): Promise<void>;
  stats(): Promise<EngineStats>;
  close(): Promise<void>;
}

export interface EngineStats {
  readonly documents: number;
  readonly memoryBytes: number;
}

/** Where a rebuild reads from: all documents, in batches. */
export type DocumentSource = (
  options: unknown,
) => AsyncIterable<readonly SearchDocument[]> | Iterable<readonly SearchDocument[]>;

/** An engine that lives in this process and keeps its index on disk. */
export interface EmbeddedSearchEngine extends SearchEngine {
  /**
   * Builds a new index from the engine's source, which gets the options, and then replaces the present one;
   * documents that are upserted meanwhile are not lost.
   */
  rebuild(options?: unknown): Promise<void>;
  /** `cursor` says up to which change the index has come, for the feed after a restart. */
  snapshot(file: string, cursor: string): Promise<void>;
  /** The cursor of the snapshot, or null when the file is missing, broken or of another version. */
  restore(file: string): Promise<string | null>;
}
