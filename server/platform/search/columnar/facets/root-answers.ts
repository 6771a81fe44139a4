import type { SearchQuery, SearchResult } from "../../search-engine.ts";

const MOST = 100;

/**
 * Answers to queries without text, category and filters. They count every document, and all visitors of a storefront ask
 * the same few, so they are kept until the index changes.
 */
export class RootAnswers {
  readonly #kept = new Map<string, SearchResult>();

  answer(query: SearchQuery, compute: () => SearchResult): SearchResult {
    const name = nameOf(query);
    const kept = name === null ? undefined : this.#kept.get(name);
    if (kept) return kept;
    const result = compute();
    if (name !== null) this.#keep(name, result);
    return result;
  }

  /** To be called with every change of the index. */
  forget(): void {
    this.#kept.clear();
  }

  #keep(name: string, result: SearchResult): void {
    const [oldest] = this.#kept.keys();
    if (this.#kept.size >= MOST && oldest !== undefined) this.#kept.delete(oldest);
    this.#kept.set(name, result);
  }
}

/** Everything that such an answer depends on; the language is not part of it. Null for a query of another kind. */
function nameOf(query: SearchQuery): string | null {
  const { text = "", categoryId, filters = [], brandLetter } = query;
  if (text.trim() !== "" || categoryId || filters.length > 0 || (brandLetter ?? null) !== null) return null;
  const { storefront, currency, contentType, facets = [], ...rest } = query;
  const numbers = [rest.sort, rest.offset, rest.limit, rest.histogramBuckets].map(String);
  return JSON.stringify([storefront, currency, contentType, facets, numbers]);
}
