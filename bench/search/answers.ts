import type { SearchResult } from "../../server/platform/search/search-engine.ts";

/** The part of an answer that two engines must agree on. */
export interface Answer {
  readonly total: number;
  readonly ids: readonly number[];
  /** By facet and term. */
  readonly counts: ReadonlyMap<string, number>;
  readonly price: readonly [min: number, max: number];
}

export function answerOf({ total, ids, facets }: SearchResult): Answer {
  const counts = new Map<string, number>();
  let price: [number, number] = [0, 0];
  for (const facet of facets) {
    if (facet.key === "current_price" && facet.type === "stats") price = [facet.min, facet.max];
    if (facet.type === "stats") continue;
    for (const { value, count } of facet.terms) if (count > 0) counts.set(`${facet.key} ${value}`, count);
  }
  return { total, ids, counts, price };
}

/** The first difference of two answers, or null. Only the last level of categories is compared. */
export function difference(ours: Answer, theirs: Answer): string | null {
  if (ours.total !== theirs.total) return `total ${ours.total} and ${theirs.total}`;
  if (ours.ids.join() !== theirs.ids.join()) return `order ${ours.ids.slice(0, 5)} and ${theirs.ids.slice(0, 5)}`;
  if (ours.price.join() !== theirs.price.join()) return `prices ${ours.price} and ${theirs.price}`;
  for (const [term, count] of ours.counts) {
    if (term.startsWith("category_ids ")) continue;
    if (theirs.counts.get(term) !== count) return `${term}: ${count} and ${theirs.counts.get(term)}`;
  }
  const own = (answer: Answer) =>
    [...answer.counts.keys()].filter((term) => !/^(?:category_ids|cat1|cat2) /.test(term));
  return own(ours).length === own(theirs).length ? null : "other terms";
}
