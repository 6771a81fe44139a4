import type { ProductCard } from "#contracts/shop/catalogue/product-card.ts";
import { brandPath, textPath } from "#domain/catalogue/search/search-path.ts";
import type { MessageKey } from "#i18n/message-key.ts";
import type { Suggestions } from "./suggestions.ts";

export type SearchOption = { to: string } & (
  | { kind: "recent" | "quote" | "all" | "text"; text: string }
  | { kind: "query" | "category" | "brand"; text: string; count: number }
  | { kind: "product"; card: ProductCard }
);

export interface OptionGroup {
  kind: SearchOption["kind"];
  /** Null for the last line. */
  title: MessageKey | null;
  options: SearchOption[];
}

const MOST = { queries: 5, categories: 3, brands: 3, products: 3 };

/** Suggestions by their kind, and always the search for the text itself. */
export function suggestedGroups(text: string, queryKey: string, suggestions: Suggestions | null): OptionGroup[] {
  const { queries = [], categories = [], brands = [], products = [], texts = [] } = suggestions ?? {};
  const groups: OptionGroup[] = [
    {
      kind: "query",
      title: "search.group.queries",
      options: queries
        .slice(0, MOST.queries)
        .map((query) => ({ kind: "query", ...query, to: textPath(query.text, queryKey) })),
    },
    {
      kind: "category",
      title: "search.group.categories",
      options: categories
        .slice(0, MOST.categories)
        .map(({ name, slug, count }) => ({ kind: "category", text: name, count, to: `/c/${slug}` })),
    },
    {
      kind: "brand",
      title: "search.group.brands",
      options: brands
        .slice(0, MOST.brands)
        .map(({ name, count }) => ({ kind: "brand", text: name, count, to: brandPath(name) })),
    },
    {
      kind: "product",
      title: "search.group.products",
      options: products.slice(0, MOST.products).map((card) => ({ kind: "product", card, to: `/p/${card.slug}` })),
    },
    {
      kind: "text",
      title: "search.group.texts",
      options: texts.map(({ title, path }) => ({ kind: "text", text: title, to: path })),
    },
    { kind: "all", title: null, options: [{ kind: "all", text, to: textPath(text, queryKey) }] },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

export function recentGroups(searches: readonly string[], queryKey: string): OptionGroup[] {
  if (searches.length === 0) return [];
  const options = searches.map((text) => ({ kind: "recent" as const, text, to: textPath(text, queryKey) }));
  return [{ kind: "recent", title: "search.group.recent", options }];
}

/** A pasted link leads to a purchase on request, not to a search. */
export function linkGroups(link: string): OptionGroup[] {
  const to = `/order-form?${new URLSearchParams({ link })}`;
  return [{ kind: "quote", title: null, options: [{ kind: "quote", text: link, to }] }];
}
