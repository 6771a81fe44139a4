import { figureIn } from "#domain/shared/locale/figure-in.ts";
import { mapWords, type Words } from "../words.ts";

/** An attribute of products. */
export interface Field {
  readonly key: string;
  readonly id: number;
  readonly name: Words;
  readonly display: "words" | "swatches" | "sizes";
  readonly disabledInIndex: boolean;
  /** In display order. */
  readonly options: ReadonlyMap<string, FieldOption>;
}

export interface FieldOption {
  readonly id: number;
  readonly position: number;
  readonly label: Words;
  readonly swatch: string | null;
}

interface Look {
  display?: Field["display"];
  /** Shown in a listing only if the category lists it. */
  disabledInIndex?: boolean;
  swatches?: Readonly<Record<string, string>>;
}

export type OptionLabels = readonly (readonly [key: string, label: Words])[];

const OPTIONS_PER_FIELD = 100;

export function field(id: number, key: string, name: Words, labels: OptionLabels, look: Look = {}): Field {
  const { display = "words", disabledInIndex = false, swatches = {} } = look;
  const options = labels.map(([option, label], position): [string, FieldOption] => [
    option,
    { id: id * OPTIONS_PER_FIELD + position + 1, position, label, swatch: swatches[option] ?? null },
  ]);
  return { key, id, name, display, disabledInIndex, options: new Map(options) };
}

/** Options with the same text in every language but for the decimal mark, such as sizes. */
export const figures = (...texts: string[]): OptionLabels =>
  texts.map((text) => [text, mapWords((language) => figureIn(text, language))]);
