import { withRoom } from "./growth.ts";

const LEAST_SLOTS = 1 << 10;
const MAX_FORMS = 200_000;
const EMPTY = 0;

/**
 * Words as they are written, to their numbers, looked up by their position in a text: indexing reads the same words over
 * and over, and cutting each out as a string of its own only to look it up would be most of the work.
 */
export class FormCache {
  #slots = new Uint32Array(LEAST_SLOTS);
  #count = 0;
  #starts = new Uint32Array(LEAST_SLOTS);
  #hashes = new Uint32Array(LEAST_SLOTS);
  #words = new Uint32Array(LEAST_SLOTS);
  #chars = new Uint16Array(LEAST_SLOTS);

  /** The number of the word from `start` to `end`, or -1. */
  find(text: string, start: number, end: number): number {
    const hash = hashOf(text, start, end);
    const mask = this.#slots.length - 1;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const entry = this.#slots[slot] as number;
      if (entry === EMPTY) return -1;
      if (this.#hashes[entry - 1] === hash && this.#isSame(entry - 1, text, start, end)) {
        return this.#words[entry - 1] as number;
      }
    }
  }

  /** Remembers a word that `find` did not know; a full cache remembers no more. */
  add(text: string, start: number, end: number, word: number): void {
    if (this.#count === MAX_FORMS) return;
    if (this.#count * 2 >= this.#slots.length) this.#grow();
    const entry = this.#count++;
    const from = this.#starts[entry] as number;
    this.#starts = withRoom(this.#starts, entry + 2);
    this.#hashes = withRoom(this.#hashes, entry + 1);
    this.#words = withRoom(this.#words, entry + 1);
    this.#chars = withRoom(this.#chars, from + end - start);
    for (let at = start; at < end; at++) this.#chars[from + at - start] = text.charCodeAt(at);
    this.#starts[entry + 1] = from + end - start;
    this.#hashes[entry] = hashOf(text, start, end);
    this.#words[entry] = word;
    this.#place(entry);
  }

  #isSame(entry: number, text: string, start: number, end: number): boolean {
    const from = this.#starts[entry] as number;
    if ((this.#starts[entry + 1] as number) - from !== end - start) return false;
    for (let at = start; at < end; at++) {
      if (this.#chars[from + at - start] !== text.charCodeAt(at)) return false;
    }
    return true;
  }

  #place(entry: number): void {
    const mask = this.#slots.length - 1;
    let slot = (this.#hashes[entry] as number) & mask;
    while (this.#slots[slot] !== EMPTY) slot = (slot + 1) & mask;
    this.#slots[slot] = entry + 1;
  }

  #grow(): void {
    this.#slots = new Uint32Array(this.#slots.length * 2);
    for (let entry = 0; entry < this.#count; entry++) this.#place(entry);
  }
}

function hashOf(text: string, start: number, end: number): number {
  let hash = 0x811c9dc5;
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}
