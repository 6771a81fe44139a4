import type { Language } from "#domain/operations/storefronts/storefront.ts";

const STOP_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set("a an and for in of on or the to with".split(" ")),
  lt: new Set("ir su be ar arba i is ant po uz del nuo".split(" ")),
  lv: new Set("un ar bez vai no uz par".split(" ")),
  ee: new Set("ja voi ning ilma".split(" ")),
  ru: new Set("и с для на от из в по или без".split(" ")),
};

/** Words that say nothing alone; they are left out of a query that says anything else. Folded, as all comparisons are. */
export function isStopWord(word: string, language: Language): boolean {
  return STOP_WORDS[language].has(word);
}
