import type { Colourway } from "../../drawings/products/colourways.ts";
import type { ProductKind } from "../../drawings/products/product-kinds.ts";
import type { Words } from "../words.ts";

/** Sizes that a kind comes in; a product has some neighbours of them. */
export interface SizeRun {
  readonly field: string;
  readonly options: readonly string[];
  /** How many of them a product has: at least and at most. */
  readonly count: readonly [number, number];
  /** What each further size adds to the price, as a part of it. */
  readonly priceStep?: number;
}

/** One manner in which a kind is made; its phrase is what the product is called after its model. */
export interface Style {
  readonly phrase: Words;
  readonly about: Words;
  /** Options that every product of this style has, by field. */
  readonly options?: Readonly<Record<string, string>>;
  readonly priceFactor?: number;
  /** Where it is listed when not with the rest of its kind. */
  readonly category?: string;
  readonly sizes?: SizeRun;
}

/** A line of models by a brand, and which of its kind's styles they come in: all unless said. */
export type Series = readonly [brand: string, name: string, styles?: readonly number[]];

export interface Kind {
  /** What is drawn in its pictures, too. */
  readonly key: ProductKind;
  readonly category: string;
  /** How many of a hundred or so products are of this kind. */
  readonly share: number;
  readonly series: readonly Series[];
  readonly marks: readonly string[];
  readonly styles: readonly Style[];
  /** Sentences that are true of all of its kind. */
  readonly benefits: readonly Words[];
  readonly keywords: Words;
  /** Fields of which a product has any one of these options. */
  readonly details: Readonly<Record<string, readonly string[]>>;
  readonly colours: readonly Colourway[];
  /** When the colour is only how its jar or bottle looks. */
  readonly hasNoColourChoice?: true;
  readonly sizes?: SizeRun;
  readonly chart?: "shoes" | "tops" | "trousers" | "skirts" | "caps";
  /** Euros, from the plainest to the finest. */
  readonly price: readonly [number, number];
  readonly grams: readonly [number, number];
  /** Of the packed box: length, width, height. */
  readonly millimetres: readonly [number, number, number];
  readonly hsCode: string;
  readonly origins: readonly string[];
}

export const style = (phrase: Words, about: Words, more: Omit<Style, "phrase" | "about"> = {}): Style => ({
  phrase,
  about,
  ...more,
});
