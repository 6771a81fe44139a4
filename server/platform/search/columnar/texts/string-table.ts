import { sortInSteps } from "../sort-in-steps.ts";
import type { Steps } from "../storage/compaction.ts";
import { cut, withRoom } from "../storage/growth.ts";
import { StringPool } from "./string-pool.ts";

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
  readonly #tail = new StringPool();

  constructor(chars: Uint16Array = new Uint16Array(0), starts: Uint32Array = new Uint32Array(1)) {
    this.#chars = chars;
    this.#starts = starts;
  }

  get frozenCount(): number {
    return this.#starts.length - 1;
  }

  get count(): number {
    return this.frozenCount + this.#tail.count;
  }

  /** Of all strings together. */
  get charCount(): number {
    return this.#chars.length + this.#tail.charCount;
  }

  get bytes(): number {
    return this.#chars.byteLength + this.#starts.byteLength + this.#tail.bytes;
  }

  get arrays(): { chars: Uint16Array; starts: Uint32Array } {
    return { chars: this.#chars, starts: this.#starts };
  }

  text(id: number): string {
    return String.fromCharCode(...this.chars(id));
  }

  chars(id: number): Uint16Array {
    if (id >= this.frozenCount) return this.#tail.chars(id - this.frozenCount);
    return this.#chars.subarray(this.#starts[id], this.#starts[id + 1]);
  }

  lengthOf(id: number): number {
    if (id >= this.frozenCount) return this.#tail.lengthOf(id - this.frozenCount);
    return (this.#starts[id + 1] as number) - (this.#starts[id] as number);
  }

  /** The number of a string, or -1. */
  find(text: string): number {
    const at = this.#lowerBound(text);
    if (at < this.frozenCount && this.#compare(at, text) === 0) return at;
    const added = this.#tail.find(text);
    return added === -1 ? -1 : this.frozenCount + added;
  }

  add(text: string): number {
    const known = this.find(text);
    return known === -1 ? this.frozenCount + this.#tail.add(text) : known;
  }

  /** The numbers of all strings that begin so, up to a limit. */
  withPrefix(prefix: string, limit = Number.POSITIVE_INFINITY): number[] {
    const end = this.#lowerBound(prefix + LAST_LETTER);
    const found: number[] = [];
    for (let id = this.#lowerBound(prefix); id < end && found.length < limit; id++) found.push(id);
    for (let index = 0; index < this.#tail.count && found.length < limit; index++) {
      if (this.#tail.startsWith(index, prefix)) found.push(this.frozenCount + index);
    }
    return found;
  }

  /** Where the strings begin that are not before this one. */
  startOf(text: string): number {
    return this.#lowerBound(text);
  }

  /** All numbers in the order of their strings, of those that are there when it begins. */
  *sortedIds(): Steps<Uint32Array> {
    const tail = this.#tail;
    const ids = new Uint32Array(this.count);
    let [frozen, at] = [0, 0];
    for (const index of yield* sortInSteps(tail.count, (left, right) => tail.isBefore(left, right))) {
      const end = this.frozenCount === 0 ? 0 : this.#lowerBound(this.text(this.frozenCount + index));
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
  #chars: Uint16Array;
  #starts: Uint32Array;
  #used = 0;
  #count = 0;

  /** With room for as much as a table has, so that millions of strings are not copied to make room for more. */
  constructor({ charCount, count }: Pick<StringTable, "charCount" | "count">) {
    this.#chars = new Uint16Array(charCount);
    this.#starts = new Uint32Array(count + 1);
  }

  append(chars: Uint16Array): number {
    this.#chars = withRoom(this.#chars, this.#used + chars.length);
    this.#chars.set(chars, this.#used);
    this.#used += chars.length;
    this.#starts = withRoom(this.#starts, this.#count + 2);
    this.#starts[this.#count + 1] = this.#used;
    return this.#count++;
  }

  finish(): StringTable {
    return new StringTable(cut(this.#chars, this.#used), cut(this.#starts, this.#count + 1));
  }
}
