import type { ColumnarIndex } from "./columnar-index.ts";
import type { Scratch } from "./scratch.ts";
import type { SkuMatches } from "./sku-index.ts";
import { MAX_QUERY_CHARACTERS } from "./texts/query-words.ts";

/** Above the total weight of ten words. */
const SKU_WEIGHTS = { exact: 2_000, prefix: 1_000 } as const;

export interface TextMatch {
  /** The number of ordinals in scratch.documents; their weights are in scratch.scores. */
  readonly count: number;
  readonly matchesAllWords: boolean;
}

/** Keeps the documents of scratch.documents that are in scope and returns their number. */
export type ScopeFilter = (count: number) => number;

/** The whole text as an article number; in a text that finds nothing, also one of its parts: "Sonara SN-4410". */
function findSkus(index: ColumnarIndex, text: string, matchesAllWords: boolean): SkuMatches {
  const whole = index.skus.find(text);
  if (matchesAllWords || whole.exact.length + whole.byPrefix.length > 0) return whole;
  const numbered = text.split(/\s+/).filter((part) => /\d/.test(part));
  return { exact: numbered.flatMap((part) => index.skus.find(part).exact), byPrefix: [] };
}

/** Adds the documents with a matching article number, before all others. */
export function withSkus(
  index: ColumnarIndex,
  text: string,
  scratch: Scratch,
  inScope: ScopeFilter,
  match: TextMatch,
): TextMatch {
  const { exact, byPrefix } = findSkus(index, text.slice(0, MAX_QUERY_CHARACTERS), match.matchesAllWords);
  if (exact.length + byPrefix.length === 0) return match;
  const words = scratch.documents.slice(0, match.count);
  const visible = new Map<number, number>();
  const add = (ordinals: readonly number[], weight: number) => {
    scratch.documents.set(ordinals);
    const count = inScope(ordinals.length);
    for (const ordinal of scratch.documents.subarray(0, count)) {
      if (!visible.has(ordinal)) visible.set(ordinal, weight);
    }
  };
  add([...new Set(exact)], SKU_WEIGHTS.exact);
  add([...new Set(byPrefix)], SKU_WEIGHTS.prefix);
  // A visitor who types an article number wants that article, not others that share some of its letters.
  const others = match.matchesAllWords || visible.size === 0 ? words.filter((ordinal) => !visible.has(ordinal)) : [];
  scratch.documents.set(others);
  scratch.documents.set([...visible.keys()], others.length);
  for (const [ordinal, weight] of visible) scratch.scores[ordinal] = weight;
  return { count: others.length + visible.size, matchesAllWords: match.matchesAllWords || visible.size > 0 };
}
