/** Before its first compaction an index has places enough for most fields to have their own. */
const FIRST_SLOTS = 13;

/**
 * In which place of a document's row the terms of an additional field stand. Fields share places: a place holds the
 * code of a set of terms, whichever fields they are of. Which fields go well together is found out at a compaction.
 */
export class FieldSlots {
  readonly count: number;
  readonly #slots: Map<number, number>;

  constructor(count: number = FIRST_SLOTS, slots: Iterable<readonly [fieldId: number, slot: number]> = []) {
    this.count = count;
    this.#slots = new Map(slots);
  }

  /** The place of a field; one that was never seen gets the next in turn. */
  slotOf(fieldId: number): number {
    const known = this.#slots.get(fieldId);
    if (known !== undefined) return known;
    const slot = this.#slots.size % this.count;
    this.#slots.set(fieldId, slot);
    return slot;
  }

  /** The place of a field, or -1 when it was never seen. */
  find(fieldId: number): number {
    return this.#slots.get(fieldId) ?? -1;
  }

  /** The places up to the last that any field has. */
  get used(): number {
    return Math.max(0, ...[...this.#slots.values()].map((slot) => slot + 1));
  }

  get entries(): [fieldId: number, slot: number][] {
    return [...this.#slots];
  }
}
