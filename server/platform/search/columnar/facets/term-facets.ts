import { additionalFieldId, additionalFieldKey } from "#domain/catalogue/listing/facet-keys.ts";
import { MAX_FACET_TERMS, type TermCount } from "../../search-engine.ts";
import type { ColumnarIndex } from "../columnar-index.ts";
import { CODES } from "../document-columns.ts";
import { runLoop } from "../run-loop.ts";
import { countCodes } from "./counting.ts";

const ROW_KEYS: readonly string[] = ["manufacturer", "category_id", "category_ids", "flag_ids"];

/** The keys of all facets of terms: those the index could answer, and the chosen ones, which are always answered. */
export function termKeys(index: ColumnarIndex, chosen: readonly string[]): string[] {
  const chosenFields = chosen.map(additionalFieldId).filter((id) => id !== null);
  const fields = [...new Set([...index.fieldTerms.byField.keys(), ...chosenFields])].sort((a, b) => a - b);
  return [...ROW_KEYS, ...fields.map(additionalFieldKey)];
}

/** How many documents have each code: of a category set, a brand, a flag set, a term of a field. */
export interface CodeCounts {
  readonly categories: Uint32Array;
  readonly brands: Uint32Array;
  readonly flags: Uint32Array;
  readonly fieldTerms: Uint32Array;
}

/** Counts the columns that these facets read. */
export function countFor(index: ColumnarIndex, keys: readonly string[], documents: Uint32Array): CodeCounts {
  const columns = new Set(keys.map((key) => columnOf(index, key)).filter((column) => column !== null));
  const categories = new Uint32Array(index.categorySets.sets.length);
  const brands = new Uint32Array(index.brands.terms.length);
  const flags = new Uint32Array(index.flagSets.sets.length);
  // One for all columns of fields: a set of terms stands in one of them only.
  const fieldSets = new Uint32Array(index.fieldSets.sets.length);
  const countsByColumn = new Map<number, Uint32Array>([
    [CODES.categories, categories],
    [CODES.brand, brands],
    [CODES.flags, flags],
  ]);
  for (const column of columns) {
    runLoop(countCodes, index.columns.codesAt(column), documents, countsByColumn.get(column) ?? fieldSets);
  }
  const fieldTerms = countMembers(index.fieldSets.sets, fieldSets, index.fieldTerms.terms.length);
  return { categories, brands, flags, fieldTerms };
}

/** The column that a facet reads, or null when no document has such a field. */
function columnOf({ fieldSlots }: ColumnarIndex, key: string): number | null {
  if (key === "manufacturer") return CODES.brand;
  if (key === "flag_ids") return CODES.flags;
  const fieldId = additionalFieldId(key);
  if (fieldId === null) return CODES.categories;
  const slot = fieldSlots.find(fieldId);
  return slot === -1 ? null : CODES.fields + slot;
}

/** From counts of sets to counts of their members. */
function countMembers(sets: readonly (readonly number[])[], counts: Uint32Array, length: number): Uint32Array {
  const members = new Uint32Array(length);
  for (let code = 1; code < counts.length; code++) {
    const count = counts[code] as number;
    if (count === 0) continue;
    for (const member of sets[code] as readonly number[]) members[member] = (members[member] as number) + count;
  }
  return members;
}

/** The counts of one facet's terms; `all` are the counts of one or two lists of documents, to be added. */
export function termCounts(index: ColumnarIndex, key: string, all: readonly CodeCounts[]): Map<string, number> {
  const sums = new Map<string, number>();
  const add = (term: string | number, count: number) => {
    if (count > 0) sums.set(String(term), (sums.get(String(term)) ?? 0) + count);
  };
  const fieldId = additionalFieldId(key);
  for (const { categories, brands, flags, fieldTerms } of all) {
    if (fieldId !== null) addField(index, fieldId, fieldTerms, add);
    else if (key === "manufacturer") addBrands(index, brands, add);
    else if (key === "category_id") addOwnCategories(index, categories, add);
    else if (key === "category_ids") addMembers(index.categorySets.sets, categories, add);
    else addMembers(index.flagSets.sets, flags, add);
  }
  return sums;
}

type Add = (term: string | number, count: number) => void;

function addBrands({ brands }: ColumnarIndex, counts: Uint32Array, add: Add): void {
  // Code 0 is that of the documents without a brand.
  for (let code = 1; code < counts.length; code++) add(brands.terms[code] as string, counts[code] as number);
}

function addOwnCategories({ ownCategories }: ColumnarIndex, counts: Uint32Array, add: Add): void {
  for (let code = 1; code < counts.length; code++) add(ownCategories[code] as number, counts[code] as number);
}

/** Negative members are not terms: see ColumnarIndex on category sets. */
function addMembers(sets: readonly (readonly number[])[], counts: Uint32Array, add: Add): void {
  for (let code = 1; code < counts.length; code++) {
    const count = counts[code] as number;
    if (count === 0) continue;
    for (const member of sets[code] ?? []) if (member >= 0) add(member, count);
  }
}

function addField({ fieldTerms }: ColumnarIndex, fieldId: number, counts: Uint32Array, add: Add): void {
  for (const [term, code] of fieldTerms.byField.get(fieldId) ?? []) add(term, counts[code] as number);
}

function byCount(a: TermCount, b: TermCount): number {
  return b.count - a.count || (a.value < b.value ? -1 : 1);
}

/** The most frequent terms, then by value, with the chosen ones always among them, even without documents. */
export function topTerms(counts: Map<string, number>, chosen: readonly string[]): TermCount[] {
  for (const term of chosen) if (!counts.has(term)) counts.set(term, 0);
  const all = Array.from(counts, ([value, count]) => ({ value, count })).sort(byCount);
  if (all.length <= MAX_FACET_TERMS) return all;
  return [
    ...all.slice(0, MAX_FACET_TERMS),
    ...all.slice(MAX_FACET_TERMS).filter(({ value }) => chosen.includes(value)),
  ];
}
