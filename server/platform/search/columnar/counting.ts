import { type DocumentColumns, ROW } from "./document-columns.ts";
import type { NumberArray } from "./growth.ts";

/** Documents by the codes of their rows: of category sets, brands, flag sets and sets of field terms. */
export interface CodeCounts {
  readonly categories: Uint32Array;
  readonly brands: Uint32Array;
  readonly flags: Uint32Array;
  readonly fields: Uint32Array;
}

const BLOCK = 256;
const SHORT_ROW = 8;

/**
 * Counts all codes of each row. Rows lie scattered, and waiting for each of them would take most of the time: so the
 * first code of a block of rows is counted ahead in a loop so short that many rows are on their way from memory at
 * once; the loop over the other codes then finds them near.
 */
export function countRows(columns: DocumentColumns, documents: Uint32Array, counts: CodeCounts): void {
  const countOthers = columns.width === SHORT_ROW ? countShortRows : countLongRows;
  for (let from = 0; from < documents.length; from += BLOCK) {
    const to = Math.min(from + BLOCK, documents.length);
    countCategories(columns, documents, from, to, counts.categories);
    countOthers(columns, documents, from, to, counts);
  }
}

/** Documents of a category stand together, so a run of them is added at once. */
function countCategories(
  { rows, width }: DocumentColumns,
  documents: Uint32Array,
  from: number,
  to: number,
  categories: Uint32Array,
): void {
  let category = 0;
  let run = 0;
  for (let at = from; at < to; at++) {
    const next = rows[(documents[at] as number) * width + ROW.categories] as number;
    if (next !== category) {
      categories[category] = (categories[category] as number) + run;
      category = next;
      run = 0;
    }
    run++;
  }
  categories[category] = (categories[category] as number) + run;
}

/** The five field codes of a short row one by one: a third faster than a loop over them. */
function countShortRows(
  { rows }: DocumentColumns,
  documents: Uint32Array,
  from: number,
  to: number,
  { brands, flags, fields }: CodeCounts,
): void {
  for (let at = from; at < to; at++) {
    const row = (documents[at] as number) * SHORT_ROW;
    const brand = rows[row + ROW.brand] as number;
    const flag = rows[row + ROW.flags] as number;
    const a = rows[row + ROW.fields] as number;
    const b = rows[row + ROW.fields + 1] as number;
    const c = rows[row + ROW.fields + 2] as number;
    const d = rows[row + ROW.fields + 3] as number;
    const e = rows[row + ROW.fields + 4] as number;
    brands[brand] = (brands[brand] as number) + 1;
    flags[flag] = (flags[flag] as number) + 1;
    fields[a] = (fields[a] as number) + 1;
    fields[b] = (fields[b] as number) + 1;
    fields[c] = (fields[c] as number) + 1;
    fields[d] = (fields[d] as number) + 1;
    fields[e] = (fields[e] as number) + 1;
  }
}

function countLongRows(
  { rows, width }: DocumentColumns,
  documents: Uint32Array,
  from: number,
  to: number,
  { brands, flags, fields }: CodeCounts,
): void {
  for (let at = from; at < to; at++) {
    const row = (documents[at] as number) * width;
    const brand = rows[row + ROW.brand] as number;
    const flag = rows[row + ROW.flags] as number;
    brands[brand] = (brands[brand] as number) + 1;
    flags[flag] = (flags[flag] as number) + 1;
    for (let place = row + ROW.fields; place < row + width; place++) {
      const set = rows[place] as number;
      fields[set] = (fields[set] as number) + 1;
    }
  }
}

export interface Bounds {
  min: number;
  max: number;
}

export const NO_BOUNDS: Readonly<Bounds> = { min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY };

/** Widens bounds by the values of these documents. */
export function widen(bounds: Readonly<Bounds>, values: NumberArray, documents: Uint32Array): Bounds {
  let { min, max } = bounds;
  for (let at = 0; at < documents.length; at++) {
    const value = values[documents[at] as number] as number;
    if (value < min) min = value;
    if (value > max) max = value;
  }
  return { min, max };
}

/** Counts values in equal parts of the bounds, whole numbers all of them: the last part is not shorter than the first. */
export function addToHistogram(
  histogram: Uint32Array,
  { min, max }: Readonly<Bounds>,
  values: NumberArray,
  documents: Uint32Array,
): void {
  const bucketsPerUnit = histogram.length / (max - min + 1);
  for (let at = 0; at < documents.length; at++) {
    const bucket = (((values[documents[at] as number] as number) - min) * bucketsPerUnit) | 0;
    histogram[bucket] = (histogram[bucket] as number) + 1;
  }
}
