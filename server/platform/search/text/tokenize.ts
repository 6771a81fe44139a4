import { HASH_SEED, hashed } from "./hash.ts";

const MAX_WORD_CHARACTERS = 40;
const MAX_JOINED_WORDS = 4;
const MAX_UNIT_CHARACTERS = 3;

const isDigit = (code: number) => code >= 48 && code <= 57;

/** ASCII by table, beyond it everything but signs, spaces and surrogates; marks stay with their letters. */
function isWordCode(code: number): boolean {
  if (code < 128) return isDigit(code) || (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
  if (code < 0xc0) return code === 0xaa || code === 0xb5 || code === 0xba;
  if (code === 0xd7 || code === 0xf7) return false;
  return !((code >= 0x2000 && code <= 0x2bff) || (code >= 0x3000 && code <= 0x303f) || code >= 0xd800);
}

/** - . / _ + ' and the typographic apostrophe and hyphens, the soft one too, hold words together. */
function isJoiner(code: number): boolean {
  if (code > 95) return code === 0x2019 || code === 0x2011 || code === 0xad;
  return (code >= 45 && code <= 47) || code === 39 || code === 43 || code === 95;
}

/** 6.1 and 6,1 are one word. */
function isDecimalSign(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return (code === 44 || code === 46) && isDigit(text.charCodeAt(at - 1)) && isDigit(text.charCodeAt(at + 1));
}

/** Where the words of a text stand. */
export interface Spans {
  count: number;
  readonly starts: number[];
  readonly ends: number[];
  /** Of each word as it is written. */
  readonly hashes: number[];
  /** Whether a word is written together with the one before it. */
  readonly joined: boolean[];
}

/** Finds the words of a text. Any string is fine. */
export function scanWords(text: string, spans: Spans): void {
  spans.count = 0;
  let isJoined = false;
  for (let at = 0; at < text.length; ) {
    const code = text.charCodeAt(at);
    if (!isWordCode(code)) {
      isJoined = isJoiner(code) && at > 0 && isWordCode(text.charCodeAt(at - 1));
      at++;
      continue;
    }
    const start = at;
    let hash = HASH_SEED;
    for (; at < text.length; at++) {
      const next = text.charCodeAt(at);
      if (!isWordCode(next) && !isDecimalSign(text, at)) break;
      if (at < start + MAX_WORD_CHARACTERS) hash = hashed(hash, next);
    }
    spans.starts[spans.count] = start;
    spans.ends[spans.count] = Math.min(at, start + MAX_WORD_CHARACTERS);
    spans.hashes[spans.count] = hash;
    spans.joined[spans.count++] = isJoined;
    isJoined = false;
  }
}

export const noSpans = (): Spans => ({ count: 0, starts: [], ends: [], hashes: [], joined: [] });

/** In lower case. */
export function wordAt(text: string, spans: Spans, index: number): string {
  const word = text.slice(spans.starts[index], spans.ends[index]).toLowerCase();
  return word.includes(",") ? word.replace(",", ".") : word;
}

/** Words written together: "wh-1000" is one chunk of two words. */
export type Chunk = readonly string[];

/** The words of a text in lower case, those written together kept together. */
export function chunksOf(text: string): Chunk[] {
  const spans = noSpans();
  scanWords(text, spans);
  const chunks: string[][] = [];
  for (let index = 0; index < spans.count; index++) {
    const last = chunks.at(-1);
    if (spans.joined[index] && last && last.length < MAX_JOINED_WORDS) last.push(wordAt(text, spans, index));
    else chunks.push([wordAt(text, spans, index)]);
  }
  return chunks;
}

/** "t-shirt" is also one word, "tshirt". */
export function joinedForm(chunk: Chunk): string | null {
  return chunk.length > 1 ? chunk.join("").slice(0, MAX_WORD_CHARACTERS) : null;
}

/** "128 GB" is also one word, "128gb". */
export function joinedUnit(number: string, unit: string): string | null {
  if (unit.length === 0 || unit.length > MAX_UNIT_CHARACTERS || !isDigit(number.charCodeAt(0))) return null;
  return /^\d+(?:\.\d+)?$/.test(number) && /^\p{L}+$/u.test(unit) ? number + unit : null;
}

/** The further words that a text has because some are written together or are numbers with their unit. */
export function joinedWords(text: string, spans: Spans): string[] {
  const words: string[] = [];
  for (let index = 0; index < spans.count; index++) {
    if (!spans.joined[index] && spans.joined[index + 1] && index + 1 < spans.count) {
      let end = index + 1;
      while (end < spans.count && spans.joined[end] && end - index < MAX_JOINED_WORDS) end++;
      const joined = Array.from({ length: end - index }, (_, offset) => wordAt(text, spans, index + offset));
      words.push(joinedForm(joined) ?? "");
    }
    const isNumber = isDigit(text.charCodeAt(spans.starts[index] as number));
    if (!isNumber || index + 1 >= spans.count) continue;
    const unit = joinedUnit(wordAt(text, spans, index), wordAt(text, spans, index + 1));
    if (unit !== null) words.push(unit);
  }
  return words;
}

/** A SKU as it is compared: letters and digits alone. */
export function skuForm(text: string): string {
  return text
    .slice(0, 100)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
}
