import { HASH_SEED, hashed } from "../../text/hash.ts";

const LEAST_SLOTS = 64;
const FREE = 0;

/** Strings by small numbers, in the order in which they came. */
export class TermCodes {
  readonly terms: string[] = [];
  readonly #codes = new Map<string, number>();

  codeOf(term: string): number {
    const known = this.#codes.get(term);
    if (known !== undefined) return known;
    const code = this.terms.length;
    this.terms.push(term);
    this.#codes.set(term, code);
    return code;
  }

  /** The code of a term, or -1 when nobody has used it. */
  find(term: string): number {
    return this.#codes.get(term) ?? -1;
  }

  static from(terms: Iterable<string>): TermCodes {
    const codes = new TermCodes();
    for (const term of terms) codes.codeOf(term);
    return codes;
  }
}

/** The terms of additional fields by small numbers, one numbering for all fields. */
export class FieldTerms {
  readonly terms: string[] = [];
  /** The codes of each field by term, fields in the order in which they came. */
  readonly byField = new Map<number, Map<string, number>>();

  codeOf(fieldId: number, term: string): number {
    const codes = this.byField.get(fieldId) ?? new Map<string, number>();
    const known = codes.get(term);
    if (known !== undefined) return known;
    const code = this.terms.length;
    this.terms.push(term);
    this.byField.set(fieldId, codes.set(term, code));
    return code;
  }

  /** The code of a field's term, or -1 when nobody has used it. */
  find(fieldId: number, term: string): number {
    return this.byField.get(fieldId)?.get(term) ?? -1;
  }
}

/**
 * Sets of terms by small numbers. Few different sets occur, so a column of set codes holds many-valued properties in
 * one number a document: counting adds one to a set, and sets are turned into terms once at the end.
 */
export class SetCodes {
  static readonly EMPTY = 0;
  readonly sets: number[][] = [[]];
  /** Codes + 1 by open addressing, because a key of text would have to be made for each look. */
  #slots = new Uint32Array(LEAST_SLOTS);

  codeOf(members: readonly number[]): number {
    if (members.length === 0) return SetCodes.EMPTY;
    const sorted = isRising(members) ? members : [...new Set(members)].sort((a, b) => a - b);
    const slot = this.#slotOf(sorted);
    const known = this.#slots[slot] as number;
    if (known !== FREE) return known - 1;
    const code = this.sets.push([...sorted]) - 1;
    this.#slots[slot] = code + 1;
    if (this.sets.length * 2 > this.#slots.length) this.#grow();
    return code;
  }

  /** For each set whether it holds all of these. */
  holdingAll(...wanted: readonly number[]): Uint8Array {
    const marks = new Uint8Array(this.sets.length);
    for (let code = 0; code < marks.length; code++) {
      const members = this.sets[code] as readonly number[];
      marks[code] = wanted.every((term) => members.includes(term)) ? 1 : 0;
    }
    return marks;
  }

  /** For each set whether it holds any of these. */
  holdingAny(wanted: ReadonlySet<number>): Uint8Array {
    const marks = new Uint8Array(this.sets.length);
    for (let code = 0; code < marks.length; code++) {
      const members = this.sets[code] as readonly number[];
      // Written as a loop because a compacted index has thousands of sets, and this is done for each filter.
      for (let at = 0; at < members.length && marks[code] === 0; at++) {
        if (wanted.has(members[at] as number)) marks[code] = 1;
      }
    }
    return marks;
  }

  /** Where a set is, or is to be. */
  #slotOf(sorted: readonly number[]): number {
    const mask = this.#slots.length - 1;
    let slot = hashOf(sorted) & mask;
    for (;;) {
      const entry = this.#slots[slot] as number;
      if (entry === FREE || isSame(this.sets[entry - 1] as readonly number[], sorted)) return slot;
      slot = (slot + 1) & mask;
    }
  }

  #grow(): void {
    this.#slots = new Uint32Array(this.#slots.length * 2);
    for (let code = 1; code < this.sets.length; code++) {
      this.#slots[this.#slotOf(this.sets[code] as readonly number[])] = code + 1;
    }
  }

  static from(sets: readonly (readonly number[])[]): SetCodes {
    const codes = new SetCodes();
    for (const members of sets) codes.codeOf(members);
    return codes;
  }
}

function isRising(numbers: readonly number[]): boolean {
  for (let at = 1; at < numbers.length; at++) {
    if ((numbers[at] as number) <= (numbers[at - 1] as number)) return false;
  }
  return true;
}

function isSame(set: readonly number[], other: readonly number[]): boolean {
  if (set.length !== other.length) return false;
  for (let at = 0; at < set.length; at++) {
    if (set[at] !== other[at]) return false;
  }
  return true;
}

function hashOf(numbers: readonly number[]): number {
  let hash = HASH_SEED;
  for (const number of numbers) hash = hashed(hash, number);
  return hash ^ (hash >>> 15);
}
