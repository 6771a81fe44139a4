import type { Kind, Style } from "./kinds/kind.ts";

export interface ModelName {
  readonly brand: string;
  readonly series: string;
  readonly mark: string;
  readonly name: string;
  /** What it may be made like. */
  readonly styles: readonly Style[];
}

/** Far enough apart for neighbours in a listing to bear different marks. */
const MARK_STRIDE = 3;

/** The model of the so-manieth product of a kind; no two are called alike. */
export function modelName({ series, marks, styles }: Kind, ordinal: number): ModelName {
  const seriesIndex = ordinal % series.length;
  const turn = Math.floor(ordinal / series.length);
  const [brand, word, only] = series[seriesIndex] as (typeof series)[number];
  const mark = marks[(turn + seriesIndex * MARK_STRIDE) % marks.length] as string;
  const edition = Math.floor(turn / marks.length);
  const name = edition === 0 ? `${word} ${mark}` : `${word} ${mark} Mk ${edition + 1}`;
  return { brand, series: word, mark, name, styles: styles.filter((_, index) => only?.includes(index) ?? true) };
}
