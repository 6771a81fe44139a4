import { runLoop } from "../run-loop.ts";
import { DecodedLists } from "../storage/decoded-lists.ts";
import { cut, withRoom } from "../storage/growth.ts";
import { SlicePool } from "../storage/slice-pool.ts";

/** The low bits of a posting say where in the document the word stands; the others are the document's ordinal. */
export const SECTION_BITS = 3;
const SECTION_MASK = (1 << SECTION_BITS) - 1;

/** Unpacks postings into `out` from `at` on, as ordinal << 3 | section, and says how far it came. */
function unpack(bytes: Uint8Array, from: number, to: number, out: Uint32Array, at: number): number {
  let ordinal = 0;
  let written = at;
  for (let index = from; index < to; ) {
    let value = bytes[index++] as number;
    if (value > 127) {
      value &= 127;
      let byte = 128;
      for (let shift = 7; byte > 127; shift += 7) {
        byte = bytes[index++] as number;
        value |= (byte & 127) << shift;
      }
    }
    ordinal += value >>> SECTION_BITS;
    out[written++] = (ordinal << SECTION_BITS) | (value & SECTION_MASK);
  }
  return written;
}

/**
 * For each term the documents that hold it: a frozen block of bytes, and what was added since. Differences of ordinals
 * are kept as numbers of variable length, about 1.5 bytes a posting.
 */
export class Postings {
  readonly #bytes: Uint8Array;
  readonly #starts: Uint32Array;
  readonly #tail = new SlicePool();
  /** Of frozen lists, which never change. */
  readonly #decoded = new DecodedLists();
  #counts: Uint32Array;
  /** Ordinal + 1 of the last document added to a term's tail. */
  #lasts = new Uint32Array(0);
  #buffer = new Uint32Array(0);

  constructor(
    bytes: Uint8Array = new Uint8Array(0),
    starts: Uint32Array = new Uint32Array(1),
    counts: Uint32Array = new Uint32Array(0),
  ) {
    this.#bytes = bytes;
    this.#starts = starts;
    this.#counts = counts;
  }

  get bytes(): number {
    const frozen = this.#bytes.byteLength + this.#starts.byteLength + this.#decoded.bytes;
    return frozen + this.#tail.bytes + this.#counts.byteLength + this.#lasts.byteLength + this.#buffer.byteLength;
  }

  get arrays(): { bytes: Uint8Array; starts: Uint32Array; counts: Uint32Array } {
    return { bytes: this.#bytes, starts: this.#starts, counts: this.#counts.slice(0, this.#starts.length - 1) };
  }

  /** How many documents hold a term, removed ones included until the index is compacted. */
  countOf(term: number): number {
    return this.#counts[term] ?? 0;
  }

  /** Ordinals come in rising order; a document's first posting of a term is the one that counts. */
  add(term: number, ordinal: number, section: number): void {
    if (term >= this.#lasts.length) this.#lasts = withRoom(this.#lasts, term + 1);
    if (term >= this.#counts.length) this.#counts = withRoom(this.#counts, term + 1);
    const last = this.#lasts[term] as number;
    if (last === ordinal + 1) return;
    const difference = last === 0 ? ordinal : ordinal - (last - 1);
    this.#tail.pushNumber(term, ((difference << SECTION_BITS) | section) >>> 0);
    this.#lasts[term] = ordinal + 1;
    this.#counts[term] = (this.#counts[term] as number) + 1;
  }

  /** The postings of a term, rising. The array is used again by the next call. */
  read(term: number): Uint32Array {
    return this.#withTail(term, this.#unpackFrozen(term));
  }

  /** The same for queries: words that are asked for again are not unpacked again. */
  recall(term: number): Uint32Array {
    const known = this.#decoded.find(term);
    if (known && !this.#tail.has(term)) return known;
    if (known) {
      this.#buffer = withRoom(this.#buffer, this.countOf(term));
      this.#buffer.set(known);
      return this.#withTail(term, known.length);
    }
    const length = this.#unpackFrozen(term);
    this.#decoded.keep(term, this.#buffer.subarray(0, length));
    return this.#withTail(term, length);
  }

  /** Into the buffer, which then also has room for the tail. */
  #unpackFrozen(term: number): number {
    this.#buffer = withRoom(this.#buffer, this.countOf(term));
    const end = this.#starts[term + 1] ?? 0;
    return end === 0 ? 0 : runLoop(unpack, this.#bytes, this.#starts[term] as number, end, this.#buffer, 0);
  }

  #withTail(term: number, length: number): Uint32Array {
    if (!this.#tail.has(term)) return this.#buffer.subarray(0, length);
    const tail = this.#tail.read(term);
    return this.#buffer.subarray(0, runLoop(unpack, tail, 0, tail.length, this.#buffer, length));
  }
}

/** Writes the frozen part of postings, term after term. */
export class PostingsWriter {
  #bytes = new Uint8Array(1024);
  #used = 0;
  #starts: Uint32Array;
  #counts: Uint32Array;
  #terms = 0;

  /** With room for so many terms. */
  constructor(terms = 0) {
    this.#starts = new Uint32Array(terms + 1);
    this.#counts = new Uint32Array(terms);
  }

  /** `postings` rise. */
  append(postings: Uint32Array): void {
    this.#bytes = withRoom(this.#bytes, this.#used + postings.length * 5);
    let last = 0;
    for (const posting of postings) {
      const ordinal = posting >>> SECTION_BITS;
      let rest = (((ordinal - last) << SECTION_BITS) | (posting & SECTION_MASK)) >>> 0;
      last = ordinal;
      for (; rest > 127; rest >>>= 7) this.#bytes[this.#used++] = (rest & 127) | 128;
      this.#bytes[this.#used++] = rest;
    }
    this.#starts = withRoom(this.#starts, this.#terms + 2);
    this.#counts = withRoom(this.#counts, this.#terms + 1);
    this.#counts[this.#terms++] = postings.length;
    this.#starts[this.#terms] = this.#used;
  }

  finish(): Postings {
    const starts = cut(this.#starts, this.#terms + 1);
    return new Postings(cut(this.#bytes, this.#used), starts, cut(this.#counts, this.#terms));
  }
}
