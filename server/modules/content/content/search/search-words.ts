import type { EntryText } from "#domain/content/content/blocks.ts";
import { plainText } from "#domain/content/content/blocks.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import { fold } from "#platform/search/text/fold.ts";
import { stem } from "#platform/search/text/stem.ts";
import { isStopWord } from "#platform/search/text/stop-words.ts";
import { chunksOf } from "#platform/search/text/tokenize.ts";

/** The stems of a text's words, in their order. */
export function stemsOf(text: string, language: Language): string[] {
  // A combining mark without a letter leaves an empty word, which is no lexeme.
  const words = chunksOf(text).flat().map(fold).filter(Boolean);
  const meaningful = words.filter((word) => !isStopWord(word, language));
  return (meaningful.length > 0 ? meaningful : words).map((word) => stem(word, language));
}

/** The input of `to_tsvector('simple', …)`: every part by itself, because each has its weight. */
export function searchableStems({ title, description, blocks }: Omit<EntryText, "slug">, language: Language) {
  const [a, b, c] = [title, description, plainText(blocks)].map((part) => stemsOf(part, language).join(" "));
  return { title: a ?? "", description: b ?? "", body: c ?? "" };
}
