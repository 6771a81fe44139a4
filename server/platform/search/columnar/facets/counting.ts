import type { CodeColumn } from "../document-columns.ts";
import type { NumberArray } from "../storage/growth.ts";

/** Adds these documents to the counts of their codes. */
export function countCodes(codes: CodeColumn, documents: Uint32Array, counts: Uint32Array): void {
  for (let at = 0; at < documents.length; at++) {
    const code = codes[documents[at] as number] as number;
    counts[code] = (counts[code] as number) + 1;
  }
}

export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** The least and the greatest value of these documents; of none, the least is the greater one. */
export function boundsOf(values: NumberArray, documents: Uint32Array): Bounds {
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
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
  { min, max }: Bounds,
  values: NumberArray,
  documents: Uint32Array,
): void {
  const bucketsPerUnit = histogram.length / (max - min + 1);
  for (let at = 0; at < documents.length; at++) {
    const bucket = (((values[documents[at] as number] as number) - min) * bucketsPerUnit) | 0;
    histogram[bucket] = (histogram[bucket] as number) + 1;
  }
}
