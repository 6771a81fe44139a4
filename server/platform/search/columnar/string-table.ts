import type { Steps } from "./compaction.ts";
import { withRoom } from "./growth.ts";
import { sortInSteps } from "./sort-in-steps.ts";

/** About the memory that a string and its entry in a Map take. */
const TAIL_ENTRY_BYTES = 120;
const STRINGS_PER_STEP = 1_024;
/** Above every letter of a word. */
const LAST_LETTER = "\uffff";

/**
 * Strings by number: a sorted block of characters that is searched by halves, and a tail of those that came since.
 * Half a million words would otherwise be half a million objects.
 */
export class StringTable {
  readonly #chars: Uint16Array;
  readonly #starts: Uint32Array;
  readonly #tail = new Map<string, number>();
  readonly #tailTexts: string[] = [];

  constructor(chars: Uint16Array = new Uint16Array(0), starts: Uint32Array = new Uint32Array(1)) {
    this.#chars = chars;
    this.#starts = starts;
  }

  get frozenCount(): number {
    return this.#starts.length - 1;
  }

  get count(): number {
    return this.frozenCount + this.#tailTexts.length;
  }

  get bytes(): number {
    return this.#chars.byteLength + this.#starts.byteLength + this.#tailTexts.length * TAIL_ENTRY_BYTES;
  }

  get arrays(): { chars: Uint16Array; starts: Uint32Array } {
    return { chars: this.#chars, starts: this.#starts };
  }

  text(id: number): string {
    if (id >= this.frozenCount) return this.#tailTexts[id - this.frozenCount] ?? "";
    return String.fromCharCode(...this.#chars.subarray(this.#starts[id], this.#starts[id + 1]));
  }

  lengthOf(id: number): number {
    if (id >= this.frozenCount) return this.#tailTexts[id - this.frozenCount]?.length ?? 0;
    return (this.#starts[id + 1] as number) - (this.#starts[id] as number);
  }

  /** The number of a string, or -1. */
  find(text: string): number {
    const at = this.#lowerBound(text);
    if (at < this.frozenCount && this.#compare(at, text) === 0) return at;
    return this.#tail.get(text) ?? -1;
  }

  add(text: string): number {
    const known = this.find(text);
    if (known !== -1) return known;
    const id = this.count;
    this.#tail.set(text, id);
    this.#tailTexts.push(text);
    return id;
  }

  /** The numbers of all strings that begin so, up to a limit. */
  withPrefix(prefix: string, limit = Number.POSITIVE_INFINITY): number[] {
    const end = this.#lowerBound(prefix + LAST_LETTER);
    const found: number[] = [];
    for (let id = this.#lowerBound(prefix); id < end && found.length < limit; id++) found.push(id);
    for (let index = 0; index < this.#tailTexts.length && found.length < limit; index++) {
      if (this.#tailTexts[index]?.startsWith(prefix)) found.push(this.frozenCount + index);
    }
    return found;
  }

  /** Where the strings begin that are not before this one. */
  startOf(text: string): number {
    return this.#lowerBound(text);
  }

  /** All numbers in the order of their strings, of those that are there when it begins. */
  *sortedIds(): Steps<Uint32Array> {
    const tail = this.#tailTexts.slice();
    const ids = new Uint32Array(this.frozenCount + tail.length);
    let [frozen, at] = [0, 0];
    for (const index of yield* sortInSteps(tail)) {
      const end = this.#lowerBound(tail[index] as string);
      while (frozen < end) ids[at++] = frozen++;
      ids[at++] = this.frozenCount + index;
      if (at % STRINGS_PER_STEP === 0) yield;
    }
    while (frozen < this.frozenCount) ids[at++] = frozen++;
    return ids;
  }

  #lowerBound(text: string): number {
    let [from, to] = [0, this.frozenCount];
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (this.#compare(middle, text) < 0) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  /** By UTF-16 units, as JavaScript compares strings. */
  #compare(id: number, text: string): number {
    const start = this.#starts[id] as number;
    const length = (this.#starts[id + 1] as number) - start;
    const shared = Math.min(length, text.length);
    for (let at = 0; at < shared; at++) {
      const difference = (this.#chars[start + at] as number) - text.charCodeAt(at);
      if (difference !== 0) return difference;
    }
    return length - text.length;
  }
}

/** Writes the frozen part of a table, string after string in their order. */
export class StringTableWriter {
  #chars = new Uint16Array(1024);
  #starts = new Uint32Array(256);
  #used = 0;
  #count = 0;

  append(text: string): number {
    this.#chars = withRoom(this.#chars, this.#used + text.length);
    for (let at = 0; at < text.length; at++) this.#chars[this.#used++] = text.charCodeAt(at);
    this.#starts = withRoom(this.#starts, this.#count + 2);
    this.#starts[this.#count + 1] = this.#used;
    return this.#count++;
  }

  finish(): StringTable {
    return new StringTable(this.#chars.slice(0, this.#used), this.#starts.slice(0, this.#count + 1));
  }
}
