import { hashOf } from "../../text/hash.ts";
import { withRoom } from "../storage/growth.ts";

const LEAST_SLOTS = 1 << 6;
const EMPTY = 0;

/**
 * Different strings by number, in the order in which they came, found by open addressing. Only their characters are kept:
 * as strings in a Map, the article numbers of a million products take more than a gigabyte.
 */
export class StringPool {
  #count = 0;
  #chars = new Uint16Array(0);
  #starts = new Uint32Array(1);
  #hashes = new Int32Array(0);
  #slots = new Uint32Array(LEAST_SLOTS);

  get count(): number {
    return this.#count;
  }

  get charCount(): number {
    return this.#starts[this.#count] as number;
  }

  get bytes(): number {
    return this.#chars.byteLength + this.#starts.byteLength + this.#hashes.byteLength + this.#slots.byteLength;
  }

  /** The number of a string, or -1. */
  find(text: string): number {
    return this.findAt(text, 0, text.length, hashOf(text));
  }

  /** Adds a string that `find` did not know. */
  add(text: string): number {
    return this.addAt(text, 0, text.length, hashOf(text));
  }

  /** The same of what a text has from `start` to `end`, so that it need not be cut out. */
  findAt(text: string, start: number, end: number, hash: number): number {
    const mask = this.#slots.length - 1;
    for (let slot = slotOf(hash, mask); ; slot = (slot + 1) & mask) {
      const entry = this.#slots[slot] as number;
      if (entry === EMPTY) return -1;
      if (this.#hashes[entry - 1] === hash && this.#isSame(entry - 1, text, start, end)) return entry - 1;
    }
  }

  addAt(text: string, start: number, end: number, hash: number): number {
    if (this.#count * 2 >= this.#slots.length) this.#grow();
    const id = this.#count++;
    const from = this.#starts[id] as number;
    this.#starts = withRoom(this.#starts, id + 2);
    this.#hashes = withRoom(this.#hashes, id + 1);
    this.#chars = withRoom(this.#chars, from + end - start);
    for (let at = start; at < end; at++) this.#chars[from + at - start] = text.charCodeAt(at);
    this.#starts[id + 1] = from + end - start;
    this.#hashes[id] = hash;
    this.#place(id);
    return id;
  }

  chars(id: number): Uint16Array {
    return this.#chars.subarray(this.#starts[id], this.#starts[id + 1]);
  }

  lengthOf(id: number): number {
    return (this.#starts[id + 1] as number) - (this.#starts[id] as number);
  }

  startsWith(id: number, prefix: string): boolean {
    if (this.lengthOf(id) < prefix.length) return false;
    const start = this.#starts[id] as number;
    for (let at = 0; at < prefix.length; at++) {
      if (this.#chars[start + at] !== prefix.charCodeAt(at)) return false;
    }
    return true;
  }

  /** Whether one comes before another by UTF-16 units, as JavaScript compares strings. */
  isBefore(left: number, right: number): boolean {
    let a = this.#starts[left] as number;
    let b = this.#starts[right] as number;
    const endOfA = this.#starts[left + 1] as number;
    const endOfB = this.#starts[right + 1] as number;
    while (a < endOfA && b < endOfB) {
      const difference = (this.#chars[a++] as number) - (this.#chars[b++] as number);
      if (difference !== 0) return difference < 0;
    }
    return b < endOfB;
  }

  #isSame(id: number, text: string, start: number, end: number): boolean {
    if (this.lengthOf(id) !== end - start) return false;
    const from = this.#starts[id] as number;
    for (let at = start; at < end; at++) {
      if (this.#chars[from + at - start] !== text.charCodeAt(at)) return false;
    }
    return true;
  }

  #place(id: number): void {
    const mask = this.#slots.length - 1;
    let slot = slotOf(this.#hashes[id] as number, mask);
    while (this.#slots[slot] !== EMPTY) slot = (slot + 1) & mask;
    this.#slots[slot] = id + 1;
  }

  #grow(): void {
    this.#slots = new Uint32Array(this.#slots.length * 2);
    for (let id = 0; id < this.#count; id++) this.#place(id);
  }
}

const slotOf = (hash: number, mask: number) => (hash ^ (hash >>> 15)) & mask;
