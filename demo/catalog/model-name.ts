import type { Kind, Style } from "./kinds/kind.ts";

export interface ModelName {
  readonly brand: string;
  readonly series: string;
  readonly mark: string;
  readonly name: string;
  /** The possible styles of the model. */
  readonly styles: readonly Style[];
}

/** Makes neighbours in a listing have different suffixes. */
const MARK_STRIDE = 3;

/** The model name of the nth product of a kind; unique within the kind. */
export function modelName({ series, marks, styles }: Kind, ordinal: number): ModelName {
  const seriesIndex = ordinal % series.length;
  const turn = Math.floor(ordinal / series.length);
  const [brand, word, only] = series[seriesIndex] as (typeof series)[number];
  const mark = marks[(turn + seriesIndex * MARK_STRIDE) % marks.length] as string;
  const edition = Math.floor(turn / marks.length);
  const name = edition === 0 ? `${word} ${mark}` : `${word} ${mark} Mk ${edition + 1}`;
  return { brand, series: word, mark, name, styles: styles.filter((_, index) => only?.includes(index) ?? true) };
}
