import type { Colourway } from "../../drawings/products/colourways.ts";
import type { ProductKind } from "../../drawings/products/product-kinds.ts";
import type { Words } from "../words.ts";

/** The sizes of a kind; a product has some adjacent ones. */
export interface SizeRun {
  readonly field: string;
  readonly options: readonly string[];
  /** Minimum and maximum number of sizes of a product. */
  readonly count: readonly [number, number];
  /** The relative surcharge of each further size. */
  readonly priceStep?: number;
}

/** A variety of a kind; its phrase follows the model in the product's name. */
export interface Style {
  readonly phrase: Words;
  readonly about: Words;
  /** Options that every product of this style has, by field. */
  readonly options?: Readonly<Record<string, string>>;
  readonly priceFactor?: number;
  /** Its category, if not that of the kind. */
  readonly category?: string;
  readonly sizes?: SizeRun;
  /** The only drawing that agrees with the phrase; by default any of the kind's. */
  readonly silhouette?: number;
  /** In place of those of the kind, where they are not true of it. */
  readonly benefits?: readonly Words[];
}

/** A series of models by a brand, and its styles: all by default. */
export type Series = readonly [brand: string, name: string, styles?: readonly number[]];

export interface Kind {
  /** Also decides the drawing of its pictures. */
  readonly key: ProductKind;
  readonly category: string;
  /** The relative frequency of this kind, roughly in percent. */
  readonly share: number;
  readonly series: readonly Series[];
  readonly marks: readonly string[];
  readonly styles: readonly Style[];
  /** Sentences that fit every product of the kind. */
  readonly benefits: readonly Words[];
  readonly keywords: Words;
  /** Fields with the options from which a product gets one. */
  readonly details: Readonly<Record<string, readonly string[]>>;
  readonly colours: readonly Colourway[];
  /** The colour only affects the drawing, not the variants. */
  readonly hasNoColourChoice?: true;
  readonly sizes?: SizeRun;
  readonly chart?: "shoes" | "tops" | "trousers" | "skirts" | "caps";
  /** In euros: lowest and highest. */
  readonly price: readonly [number, number];
  readonly grams: readonly [number, number];
  /** Length, width and height of the packed box. */
  readonly millimetres: readonly [number, number, number];
  readonly hsCode: string;
  readonly origins: readonly string[];
}

export const style = (phrase: Words, about: Words, more: Omit<Style, "phrase" | "about"> = {}): Style => ({
  phrase,
  about,
  ...more,
});
