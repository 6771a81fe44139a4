import type { Language } from "../../../../domain/storefronts/storefront.ts";
import type { DocumentTexts, SearchDocument } from "../search-engine.ts";
import { wordsOf } from "../text/tokenize.ts";
import { type Lexicon, PLACES } from "./lexicon.ts";

/** What stands first in a name is what the thing is; "case for phone" is no phone. */
const NAME_HEAD_WORDS = 3;
const MAX_TEXT_CHARACTERS = 10_000;

function textsIn(document: SearchDocument, language: Language): DocumentTexts | undefined {
  return document.texts[language] ?? document.texts.en ?? Object.values(document.texts)[0];
}

const words = (text: string | undefined) => (text ? wordsOf(text.slice(0, MAX_TEXT_CHARACTERS)) : []);

/** Adds a document's words to every language; a language without its own texts gets the English ones. */
export function addTexts(lexicons: ReadonlyMap<Language, Lexicon>, document: SearchDocument, ordinal: number): void {
  const brand = words(document.brand);
  for (const [language, lexicon] of lexicons) {
    const texts = textsIn(document, language);
    const name = words(texts?.name);
    lexicon.add(ordinal, brand, PLACES.brand);
    lexicon.add(ordinal, name.slice(0, NAME_HEAD_WORDS), PLACES.nameHead);
    lexicon.add(ordinal, name.slice(NAME_HEAD_WORDS), PLACES.name);
    lexicon.add(ordinal, words(texts?.keywords), PLACES.keywords);
    lexicon.add(ordinal, words(texts?.description), PLACES.description);
  }
}
