import type { Language } from "../../../../domain/storefronts/storefront.ts";
import { fold } from "../text/fold.ts";
import { stem } from "../text/stem.ts";
import { withRoom } from "./growth.ts";
import { Postings } from "./postings.ts";
import { StringTable } from "./string-table.ts";

/** Where in a document a word stands, the more telling the higher. */
export const PLACES = { description: 0, keywords: 1, name: 2, nameHead: 3, brand: 4 } as const;
export type Place = (typeof PLACES)[keyof typeof PLACES];

const MAX_REMEMBERED_FORMS = 50_000;

/**
 * The words of one language. Documents are kept under stems; folded words lead to their stems, for prefixes and typing
 * errors; each word remembers how it is really written, for suggestions.
 */
export class Lexicon {
  readonly language: Language;
  readonly words: StringTable;
  readonly stems: StringTable;
  readonly postings: Postings;
  #stemOfWord: Uint32Array;
  #usesOfWord: Uint32Array;
  #lettersOfWord: Uint32Array;
  readonly #writtenForms: Map<number, string>;
  /** Texts repeat their words, so most words need folding and stemming only once. */
  readonly #seenForms = new Map<string, number>();

  constructor(language: Language, parts: LexiconParts = emptyParts()) {
    this.language = language;
    this.words = parts.words;
    this.stems = parts.stems;
    this.postings = parts.postings;
    this.#stemOfWord = parts.stemOfWord;
    this.#usesOfWord = parts.usesOfWord;
    this.#writtenForms = parts.writtenForms;
    this.#lettersOfWord = new Uint32Array(parts.words.count);
    for (let word = 0; word < parts.words.count; word++) this.#lettersOfWord[word] = lettersOf(parts.words.text(word));
  }

  /** Adds a document's words, those of telling places before the others. */
  add(ordinal: number, words: readonly string[], place: Place): void {
    for (const written of words) {
      const word = this.#wordOf(written);
      this.#usesOfWord[word] = (this.#usesOfWord[word] as number) + 1;
      this.postings.add(this.#stemOfWord[word] as number, ordinal, place);
    }
  }

  stemOf(word: number): number {
    return this.#stemOfWord[word] as number;
  }

  usesOf(word: number): number {
    return this.#usesOfWord[word] as number;
  }

  /** One bit for each letter in a word: words that share too few cannot be the same word mistyped. */
  get letters(): Uint32Array {
    return this.#lettersOfWord;
  }

  writtenForm(word: number): string {
    return this.#writtenForms.get(word) ?? this.words.text(word);
  }

  /** The words that are not written as they are compared. */
  get writtenForms(): [word: number, written: string][] {
    return [...this.#writtenForms];
  }

  get bytes(): number {
    const columns = this.#stemOfWord.byteLength + this.#usesOfWord.byteLength + this.#lettersOfWord.byteLength;
    return columns + this.words.bytes + this.stems.bytes + this.postings.bytes;
  }

  #wordOf(written: string): number {
    const seen = this.#seenForms.get(written);
    if (seen !== undefined) return seen;
    const folded = fold(written);
    const known = this.words.find(folded);
    const word = known === -1 ? this.#addWord(folded, written) : known;
    if (this.#seenForms.size < MAX_REMEMBERED_FORMS) this.#seenForms.set(written, word);
    return word;
  }

  #addWord(folded: string, written: string): number {
    const word = this.words.add(folded);
    this.#stemOfWord = withRoom(this.#stemOfWord, word + 1);
    this.#usesOfWord = withRoom(this.#usesOfWord, word + 1);
    this.#lettersOfWord = withRoom(this.#lettersOfWord, word + 1);
    this.#stemOfWord[word] = this.stems.add(stem(folded, this.language));
    this.#lettersOfWord[word] = lettersOf(folded);
    if (written !== folded) this.#writtenForms.set(word, written);
    return word;
  }
}

export interface LexiconParts {
  readonly words: StringTable;
  readonly stems: StringTable;
  readonly postings: Postings;
  readonly stemOfWord: Uint32Array;
  readonly usesOfWord: Uint32Array;
  readonly writtenForms: Map<number, string>;
}

function emptyParts(): LexiconParts {
  return {
    words: new StringTable(),
    stems: new StringTable(),
    postings: new Postings(),
    stemOfWord: new Uint32Array(0),
    usesOfWord: new Uint32Array(0),
    writtenForms: new Map(),
  };
}

export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters >>> 0;
}
