import type { Language } from "#domain/operations/storefronts/storefront.ts";
import type { DocumentTexts, SearchDocument } from "../search-engine.ts";
import { joinedWords, noSpans, scanWords } from "../text/tokenize.ts";
import { type Lexicon, SECTIONS, type Section } from "./texts/lexicon.ts";

/** The first words of a name say what the product is: "case for phone" is no phone. */
const HEAD_WORDS = 3;
const MAX_TEXT_CHARACTERS = 10_000;

function textsIn(document: SearchDocument, language: Language): DocumentTexts | undefined {
  return document.texts[language] ?? document.texts.en ?? Object.values(document.texts)[0];
}

const spans = noSpans();

interface Placed {
  readonly head: Section;
  /** The section of the words from the fourth on. */
  readonly rest: Section;
}

function addText(lexicon: Lexicon, ordinal: number, written: string | undefined, { head, rest }: Placed): void {
  if (!written) return;
  const text = written.slice(0, MAX_TEXT_CHARACTERS);
  scanWords(text, spans);
  lexicon.add(ordinal, text, spans, 0, HEAD_WORDS, head);
  lexicon.add(ordinal, text, spans, HEAD_WORDS, spans.count, rest);
  lexicon.addWords(ordinal, joinedWords(text, spans), rest);
}

/** Adds a document's words to every language; without its own texts it gets the English ones, else any. */
export function addTexts(lexicons: ReadonlyMap<Language, Lexicon>, document: SearchDocument, ordinal: number): void {
  for (const [language, lexicon] of lexicons) {
    const texts = textsIn(document, language);
    addText(lexicon, ordinal, document.brand, { head: SECTIONS.brand, rest: SECTIONS.brand });
    addText(lexicon, ordinal, texts?.name, { head: SECTIONS.nameHead, rest: SECTIONS.name });
    addText(lexicon, ordinal, texts?.keywords, { head: SECTIONS.keywords, rest: SECTIONS.keywords });
    addText(lexicon, ordinal, texts?.description, { head: SECTIONS.description, rest: SECTIONS.description });
  }
}
