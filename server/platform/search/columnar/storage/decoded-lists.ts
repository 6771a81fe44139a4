/** Shorter lists are unpacked again each time: that takes no longer than a few documents do. */
const LEAST_LENGTH = 1_024;
const MAX_NUMBERS = 2_000_000;

/**
 * The lists of the words that are asked for most, as they are after unpacking, eight megabytes at most. What has not
 * been asked for the longest goes first.
 */
export class DecodedLists {
  readonly #lists = new Map<number, Uint32Array>();
  #numbers = 0;

  get bytes(): number {
    return this.#numbers * Uint32Array.BYTES_PER_ELEMENT;
  }

  find(term: number): Uint32Array | null {
    const list = this.#lists.get(term);
    if (!list) return null;
    this.#lists.delete(term);
    this.#lists.set(term, list);
    return list;
  }

  /** Keeps a copy when the list is worth it. */
  keep(term: number, list: Uint32Array): void {
    if (list.length < LEAST_LENGTH || list.length > MAX_NUMBERS) return;
    this.#lists.set(term, list.slice());
    this.#numbers += list.length;
    for (const [oldest, { length }] of this.#lists) {
      if (this.#numbers <= MAX_NUMBERS) return;
      this.#lists.delete(oldest);
      this.#numbers -= length;
    }
  }
}
