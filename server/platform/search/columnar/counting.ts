import { type DocumentColumns, ROW } from "./document-columns.ts";
import type { NumberArray } from "./growth.ts";

/** Documents by the codes of their rows: of category sets, brands, flag sets and sets of field terms. */
export interface CodeCounts {
  readonly categories: Uint32Array;
  readonly brands: Uint32Array;
  readonly flags: Uint32Array;
  readonly fields: Uint32Array;
}

/** Counts all codes of each row in one walk: a row is read once, and additions to different counts do not wait. */
export function countRows({ rows, width }: DocumentColumns, documents: Uint32Array, counts: CodeCounts): void {
  const { categories, brands, flags, fields } = counts;
  for (let at = 0; at < documents.length; at++) {
    const row = (documents[at] as number) * width;
    const category = rows[row + ROW.categories] as number;
    const brand = rows[row + ROW.brand] as number;
    const flag = rows[row + ROW.flags] as number;
    categories[category] = (categories[category] as number) + 1;
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
