import type { Language } from "#domain/operations/storefronts/storefront.ts";
import { fold } from "../../text/fold.ts";
import { stem } from "../../text/stem.ts";
import { type Spans, wordAt } from "../../text/tokenize.ts";
import { withRoom } from "../storage/growth.ts";
import { FormCache } from "./form-cache.ts";
import { Postings } from "./postings.ts";
import { StringTable } from "./string-table.ts";

/** The section of a document that a word is in; the higher, the more it says about the document. */
export const SECTIONS = { description: 0, keywords: 1, name: 2, nameHead: 3, brand: 4 } as const;
export type Section = (typeof SECTIONS)[keyof typeof SECTIONS];

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

  constructor(language: Language, columns: LexiconColumns = emptyColumns()) {
    this.language = language;
    this.words = columns.words;
    this.stems = columns.stems;
    this.postings = columns.postings;
    this.#stemOfWord = columns.stemOfWord;
    this.#usesOfWord = columns.usesOfWord;
    this.#writtenForms = columns.writtenForms;
    this.#lettersOfWord = columns.lettersOfWord;
  }

  /** Adds the words at some positions of a text. Higher sections must be added first: the first posting counts. */
  add(ordinal: number, text: string, spans: Spans, from: number, to: number, section: Section): void {
    const end = Math.min(to, spans.count);
    for (let index = from; index < end; index++) {
      let word = this.#seenForms.find(text, spans, index);
      if (word === -1) {
        word = this.#wordOf(wordAt(text, spans, index));
        this.#seenForms.add(text, spans, index, word);
      }
      this.#addUse(ordinal, word, section);
    }
  }

  /** Adds words that are not literally in the text. */
  addWords(ordinal: number, words: readonly string[], section: Section): void {
    for (const word of words) this.#addUse(ordinal, this.#wordOf(word), section);
  }

  /** The words with this prefix; of too many, those that are used most. */
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

  /** One bit for each letter in a word: words that share too few letters cannot be typing errors of each other. */
  get letters(): Uint32Array {
    return this.#lettersOfWord;
  }

  writtenForm(word: number): string {
    return this.#writtenForms.get(word) ?? this.words.text(word);
  }

  /** The columns of the words, by the number of the word. */
  get wordColumns(): Pick<LexiconColumns, "stemOfWord" | "usesOfWord" | "lettersOfWord"> {
    const { count } = this.words;
    return {
      stemOfWord: this.#stemOfWord.subarray(0, count),
      usesOfWord: this.#usesOfWord.subarray(0, count),
      lettersOfWord: this.#lettersOfWord.subarray(0, count),
    };
  }

  /** The words whose written form differs from the folded one. */
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

  #addUse(ordinal: number, word: number, section: Section): void {
    this.#usesOfWord[word] = (this.#usesOfWord[word] as number) + 1;
    this.postings.add(this.#stemOfWord[word] as number, ordinal, section);
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

export interface LexiconColumns {
  readonly words: StringTable;
  readonly stems: StringTable;
  readonly postings: Postings;
  readonly stemOfWord: Uint32Array;
  readonly usesOfWord: Uint32Array;
  readonly lettersOfWord: Uint32Array;
  readonly writtenForms: Map<number, string>;
}

function emptyColumns(): LexiconColumns {
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
