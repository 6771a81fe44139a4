import type { Sort } from "#domain/catalogue/listing/default-sort.ts";
import { SORT_KEYS, type SortKey } from "#domain/catalogue/listing/sort-keys.ts";
import type { NumberArray } from "./storage/growth.ts";

/** The columns that sorts read; without a text there is no relevance. */
export interface SortColumns {
  readonly ids: Float64Array;
  readonly prices: NumberArray;
  readonly ratios: NumberArray;
  readonly paid: NumberArray;
  readonly arrived: NumberArray;
  readonly relevance: NumberArray | null;
}

interface SortColumn {
  readonly values: NumberArray;
  /** 1 when small values come first, -1 when large ones do. */
  readonly sign: number;
}

function sortColumns(sort: Sort, columns: SortColumns): SortColumn[] {
  const valuesOf = ({ field }: SortKey): NumberArray | null => {
    if (field === "current_price") return columns.prices;
    if (field === "discount_percentage") return columns.ratios;
    if (field === "paid_amount") return columns.paid;
    return field === "arrived_at" ? columns.arrived : columns.relevance;
  };
  const keys = SORT_KEYS[sort].map((key) => ({ values: valuesOf(key), sign: key.direction === "asc" ? 1 : -1 }));
  return keys.filter((key): key is SortColumn => key.values !== null);
}

/** Which of two documents comes first: by the sort's keys, then by id. */
function comparator(keys: readonly SortColumn[], ids: Float64Array): (a: number, b: number) => number {
  return (a, b) => {
    for (const { values, sign } of keys) {
      const difference = ((values[a] as number) - (values[b] as number)) * sign;
      if (difference !== 0) return difference;
    }
    return (ids[a] as number) - (ids[b] as number);
  };
}

/**
 * The first `wanted` of the documents in the sort's order. A heap holds the best so far with the worst of them on top;
 * nearly every document loses against that one by its first key alone, so the walk is one comparison a document.
 */
export function topHits(
  documents: Uint32Array,
  count: number,
  wanted: number,
  sort: Sort,
  columns: SortColumns,
): Uint32Array {
  const keys = sortColumns(sort, columns);
  const first = keys[0] as SortColumn;
  const compare = comparator(keys, columns.ids);
  const heap = documents.slice(0, Math.min(wanted, count));
  if (heap.length === 0) return heap;
  for (let node = (heap.length >>> 1) - 1; node >= 0; node--) sink(heap, node, compare);
  replaceWorse(documents, count, heap, first, compare);
  return heap.sort(compare);
}

function replaceWorse(
  documents: Uint32Array,
  count: number,
  heap: Uint32Array,
  { values, sign }: SortColumn,
  compare: (a: number, b: number) => number,
): void {
  for (let at = heap.length; ; at++) {
    const worst = values[heap[0] as number] as number;
    at = sign > 0 ? nextUpTo(documents, at, count, values, worst) : nextFrom(documents, at, count, values, worst);
    if (at === count) return;
    const document = documents[at] as number;
    if (compare(document, heap[0] as number) > 0) continue;
    heap[0] = document;
    sink(heap, 0, compare);
  }
}

/** Where the next document stands whose value is not above the worst; `count` when none does. */
function nextUpTo(documents: Uint32Array, from: number, count: number, values: NumberArray, worst: number): number {
  let at = from;
  while (at < count && (values[documents[at] as number] as number) > worst) at++;
  return at;
}

/** Where the next document stands whose value is not below the worst. */
function nextFrom(documents: Uint32Array, from: number, count: number, values: NumberArray, worst: number): number {
  let at = from;
  while (at < count && (values[documents[at] as number] as number) < worst) at++;
  return at;
}

function sink(heap: Uint32Array, from: number, compare: (a: number, b: number) => number): void {
  let node = from;
  for (;;) {
    const left = node * 2 + 1;
    if (left >= heap.length) return;
    const right = left + 1;
    const isRightWorse = right < heap.length && compare(heap[right] as number, heap[left] as number) > 0;
    const child = isRightWorse ? right : left;
    if (compare(heap[child] as number, heap[node] as number) <= 0) return;
    [heap[node], heap[child]] = [heap[child] as number, heap[node] as number];
    node = child;
  }
}
