import type { Language } from "../../../../domain/storefronts/storefront.ts";
import { fold } from "../text/fold.ts";
import { stem } from "../text/stem.ts";
import { type Spans, wordAt } from "../text/tokenize.ts";
import { FormCache } from "./form-cache.ts";
import { withRoom } from "./growth.ts";
import { Postings } from "./postings.ts";
import { StringTable } from "./string-table.ts";

/** Where in a document a word stands, the more telling the higher. */
export const PLACES = { description: 0, keywords: 1, name: 2, nameHead: 3, brand: 4 } as const;
export type Place = (typeof PLACES)[keyof typeof PLACES];

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
  readonly #seenForms = new FormCache();

  constructor(language: Language, parts: LexiconParts = emptyParts()) {
    this.language = language;
    this.words = parts.words;
    this.stems = parts.stems;
    this.postings = parts.postings;
    this.#stemOfWord = parts.stemOfWord;
    this.#usesOfWord = parts.usesOfWord;
    this.#writtenForms = parts.writtenForms;
    this.#lettersOfWord = parts.lettersOfWord;
  }

  /** Adds the words of a text that stand from one to another; those of telling places come before the others. */
  add(ordinal: number, text: string, spans: Spans, from: number, to: number, place: Place): void {
    const end = Math.min(to, spans.count);
    for (let index = from; index < end; index++) {
      const start = spans.starts[index] as number;
      const stop = spans.ends[index] as number;
      let word = this.#seenForms.find(text, start, stop);
      if (word === -1) {
        word = this.#wordOf(wordAt(text, spans, index));
        this.#seenForms.add(text, start, stop, word);
      }
      this.#addUse(ordinal, word, place);
    }
  }

  /** Adds words that do not stand so in the text. */
  addWords(ordinal: number, words: readonly string[], place: Place): void {
    for (const word of words) this.#addUse(ordinal, this.#wordOf(word), place);
  }

  /** The words that begin so; of too many, those that are used most. */
  wordsFrom(start: string, most: number): number[] {
    let words = this.words.withPrefix(start);
    for (let uses = 2; words.length > most; uses *= 2) words = words.filter((word) => this.usesOf(word) >= uses);
    return words;
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

  /** What is known of each word, by its number. */
  get wordColumns(): Pick<LexiconParts, "stemOfWord" | "usesOfWord" | "lettersOfWord"> {
    const { count } = this.words;
    return {
      stemOfWord: this.#stemOfWord.subarray(0, count),
      usesOfWord: this.#usesOfWord.subarray(0, count),
      lettersOfWord: this.#lettersOfWord.subarray(0, count),
    };
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
    const folded = fold(written);
    const known = this.words.find(folded);
    return known === -1 ? this.#addWord(folded, written) : known;
  }

  #addUse(ordinal: number, word: number, place: Place): void {
    this.#usesOfWord[word] = (this.#usesOfWord[word] as number) + 1;
    this.postings.add(this.#stemOfWord[word] as number, ordinal, place);
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
  readonly lettersOfWord: Uint32Array;
  readonly writtenForms: Map<number, string>;
}

function emptyParts(): LexiconParts {
  return {
    words: new StringTable(),
    stems: new StringTable(),
    postings: new Postings(),
    stemOfWord: new Uint32Array(0),
    usesOfWord: new Uint32Array(0),
    lettersOfWord: new Uint32Array(0),
    writtenForms: new Map(),
  };
}

export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters >>> 0;
}
