import type { EngineFilter, SearchQuery } from "../../server/platform/search/search-engine.ts";
import { brandName } from "./generate.ts";
import { KINDS } from "./words.ts";

export interface BenchQuery {
  readonly kind: "category page" | "text" | "text + 3 filters" | "unfiltered root";
  readonly query: SearchQuery;
}

/** Newest first, because no two products arrive together: two engines must then agree on every position. */
const base: SearchQuery = {
  storefront: "lt",
  currency: "EUR",
  language: "en",
  contentType: "p",
  sort: 4,
  limit: 48,
  facets: "all",
};

const CATEGORIES = [1, 3, 5, 10, 13, 16, 19, 22, 100, 103, 107, 109, 112, 116, 118, 121, 125, 129, 133, 137];

/** One word and several, in few products and in many. */
const TEXTS = [
  "wireless headphones",
  "running shoes",
  "shoes",
  "leather boots",
  "black",
  "summer dress green",
  "smart watch",
  "travel backpack navy",
  "shampoo",
  "limited edition hoodie",
  "recycled materials",
  "phone case red",
];

function threeFilters(number: number): EngineFilter[] {
  return [
    { key: "manufacturer", terms: [0, 1, 2].map((step) => brandName((number + step) % 8)) },
    { key: "additional_field_3", terms: ["1", "2", String(3 + (number % 12))] },
    { key: "current_price", range: { min: 100_000, max: 4_000_000 } },
  ];
}

const firstWords = KINDS.map(({ noun }) => noun.en.toLowerCase());

export const BENCH_QUERIES: readonly BenchQuery[] = [
  ...CATEGORIES.map((categoryId): BenchQuery => ({ kind: "category page", query: { ...base, categoryId } })),
  ...TEXTS.map((text): BenchQuery => ({ kind: "text", query: { ...base, text } })),
  ...[0, 3, 9, 15, 18, 22, 26, 31, 35, 39].map(
    (kind, number): BenchQuery => ({
      kind: "text + 3 filters",
      query: { ...base, text: firstWords[kind] ?? "", filters: threeFilters(number) },
    }),
  ),
  { kind: "unfiltered root", query: base },
];
