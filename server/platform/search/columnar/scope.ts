import { brandLetter } from "#domain/catalogue/listing/brand-letter.ts";
import type { SearchScope } from "../search-engine.ts";
import type { ColumnarIndex } from "./columnar-index.ts";
import { CODES, type CodeColumn, type DocumentColumns } from "./document-columns.ts";
import type { ScopeNumbers } from "./facets/filter-groups.ts";
import { runLoop } from "./run-loop.ts";
import type { Scratch } from "./scratch.ts";

export interface ScopeChoice extends Omit<SearchScope, "language"> {
  readonly categoryId?: number | null;
  readonly brandLetter?: string | null;
}

/** Which codes are in scope; null allows all. */
interface AllowedCodes {
  readonly scopes: Uint8Array;
  readonly categories: Uint8Array | null;
  readonly brands: Uint8Array | null;
}

function allowedCodes(index: ColumnarIndex, choice: ScopeChoice, category: number | null): AllowedCodes {
  const letter = choice.brandLetter ?? null;
  return {
    scopes: index.visibleScopes(choice.storefront, choice.currency, choice.contentType),
    categories: category === null ? null : index.categorySets.holdingAll(category),
    brands:
      letter === null
        ? null
        : Uint8Array.from(index.brands.terms, (brand) => (brand !== "" && brandLetter(brand) === letter ? 1 : 0)),
  };
}

/** Keeps of the first `count` documents those in scope, in their order. */
function keepAllowed(columns: DocumentColumns, documents: Uint32Array, count: number, allowed: AllowedCodes): number {
  let kept = runLoop(keepCoded, columns.scopes, documents, count, allowed.scopes);
  if (allowed.categories)
    kept = runLoop(keepCoded, columns.codesAt(CODES.categories), documents, kept, allowed.categories);
  if (allowed.brands) kept = runLoop(keepCoded, columns.codesAt(CODES.brand), documents, kept, allowed.brands);
  return kept;
}

function keepCoded(column: CodeColumn, documents: Uint32Array, count: number, allowed: Uint8Array): number {
  let kept = 0;
  for (let at = 0; at < count; at++) {
    const ordinal = documents[at] as number;
    // Written whether it is kept or not, and written over if not: a branch would often be guessed wrong.
    documents[kept] = ordinal;
    kept += allowed[column[ordinal] as number] as number;
  }
  return kept;
}

const realCategory = (id: number | null | undefined) => (typeof id === "number" && id > 0 ? id : null);

/** Puts all documents in scope into scratch.documents and says how many there are. */
export function documentsInScope(index: ColumnarIndex, choice: ScopeChoice, scratch: Scratch): number {
  const category = realCategory(choice.categoryId);
  const allowed = allowedCodes(index, choice, null);
  const { columns } = index;
  const { documents } = scratch;
  if (category !== null) {
    const ofCategory = index.categories.of(category);
    documents.set(ofCategory);
    return keepAllowed(columns, documents, ofCategory.length, allowed);
  }
  for (let ordinal = 0; ordinal < columns.count; ordinal++) documents[ordinal] = ordinal;
  return keepAllowed(columns, documents, columns.count, allowed);
}

/** Keeps those of the first documents in scratch.documents that are in scope: for documents that a text has found. */
export function scopeFilter(index: ColumnarIndex, choice: ScopeChoice, scratch: Scratch): (count: number) => number {
  const allowed = allowedCodes(index, choice, realCategory(choice.categoryId));
  return (count) => keepAllowed(index.columns, scratch.documents, count, allowed);
}

const NO_NUMBERS = new Uint32Array(0);

/** The prices and ratios that this scope shows. */
export function numbersOf(index: ColumnarIndex, { storefront, currency }: ScopeChoice): ScopeNumbers {
  return {
    prices: index.columns.prices.get(index.findPair(storefront, currency)) ?? NO_NUMBERS,
    ratios: index.columns.ratios.get(storefront) ?? NO_NUMBERS,
  };
}
