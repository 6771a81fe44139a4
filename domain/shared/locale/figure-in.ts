import type { Language } from "#domain/operations/storefronts/storefront.ts";

/** A text with the decimal mark of a language: a shoe of size 42.5 is one of 42,5 outside English. */
export const figureIn = (text: string, language: Language): string =>
  language === "en" ? text : text.replaceAll(/(?<=\d)\.(?=\d)/g, ",");
