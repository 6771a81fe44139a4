/** So many columns hold the terms of all additional fields at most. */
export const MAX_FIELD_SLOTS = 13;

/**
 * In which column the terms of an additional field stand. Fields share columns: a column holds the code of a set of
 * terms, whichever fields they are of. Which fields go well together is found out at a compaction.
 */
export class FieldSlots {
  readonly #slots: Map<number, number>;

  constructor(slots: Iterable<readonly [fieldId: number, slot: number]> = []) {
    this.#slots = new Map(slots);
  }

  /** The column of a field; one that was never seen gets a column of its own, or shares one when there are enough. */
  slotOf(fieldId: number): number {
    const known = this.#slots.get(fieldId);
    if (known !== undefined) return known;
    const { count } = this;
    const slot = count < MAX_FIELD_SLOTS ? count : this.#slots.size % MAX_FIELD_SLOTS;
    this.#slots.set(fieldId, slot);
    return slot;
  }

  /** The column of a field, or -1 when it was never seen. */
  find(fieldId: number): number {
    return this.#slots.get(fieldId) ?? -1;
  }

  /** How many columns there are. */
  get count(): number {
    return Math.max(0, ...[...this.#slots.values()].map((slot) => slot + 1));
  }

  get entries(): [fieldId: number, slot: number][] {
    return [...this.#slots];
  }
}
