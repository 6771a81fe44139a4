import type { EntryText } from "#domain/content/content/blocks.ts";
import { plainText } from "#domain/content/content/blocks.ts";
import { relatedTexts } from "#domain/content/content/related.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import { stemsOf } from "./search-words.ts";

const MOST_RELATED = 3;

interface ComparedEntry {
  id: number;
  group: string | null;
  /** In its first language. */
  text: Pick<EntryText, "title" | "blocks">;
  language: Language;
}

/** For each entry of a kind those to read next. */
export const relatedEntries = (entries: readonly ComparedEntry[]): Map<number, number[]> =>
  relatedTexts(
    entries.map(({ id, group, text, language }) => ({
      id,
      group,
      stems: new Set(stemsOf(`${text.title} ${plainText(text.blocks)}`, language)),
    })),
    MOST_RELATED,
  );
