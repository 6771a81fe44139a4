const EMPTY = 0;
const LEAST_SLOTS = 1024;
const TWO_32 = 2 ** 32;

/** Ids to ordinals by open addressing: a Map of a million numbers would take six times the memory. */
export class IdTable {
  #slots: Uint32Array;
  #used = 0;

  /** With room for so many ids. */
  constructor(count = 0) {
    let slots = LEAST_SLOTS;
    while (slots <= count * 2) slots *= 2;
    this.#slots = new Uint32Array(slots);
  }

  /** The ordinal last set for an id, or -1. `ids` are the ids by ordinal. */
  find(id: number, ids: Float64Array): number {
    return (this.#slots[this.#slotOf(id, ids)] as number) - 1;
  }

  set(id: number, ordinal: number, ids: Float64Array): void {
    if (this.#used * 4 >= this.#slots.length * 3) this.#grow(ids);
    const slot = this.#slotOf(id, ids);
    if (this.#slots[slot] === EMPTY) this.#used++;
    this.#slots[slot] = ordinal + 1;
  }

  get bytes(): number {
    return this.#slots.byteLength;
  }

  #slotOf(id: number, ids: Float64Array): number {
    const mask = this.#slots.length - 1;
    let slot = hash(id) & mask;
    for (;;) {
      const entry = this.#slots[slot] as number;
      if (entry === EMPTY || ids[entry - 1] === id) return slot;
      slot = (slot + 1) & mask;
    }
  }

  #grow(ids: Float64Array): void {
    const old = this.#slots;
    this.#slots = new Uint32Array(old.length * 2);
    for (const entry of old) {
      if (entry !== EMPTY) this.#slots[this.#slotOf(ids[entry - 1] as number, ids)] = entry;
    }
  }
}

function hash(id: number): number {
  const mixed = Math.imul((id % TWO_32) ^ Math.trunc(id / TWO_32), 0x9e3779b1);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}
