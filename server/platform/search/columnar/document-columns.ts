import { lengthened, type NumberArray, withRoom } from "./growth.ts";

/**
 * What stands in a document's row: its categories, its brand, its flags, and from `fields` on the codes of its
 * additional fields. All that filters and counts read of a document is then in one piece of memory.
 */
export const ROW = { categories: 0, brand: 1, flags: 2, fields: 3 } as const;
/** The scope of a document that nobody sees any more: the set of no storefront. */
export const NOWHERE = 0;
/** Ratios are kept in 1/10 000. */
export const RATIO_PARTS = 10_000;

const UINT32_LIMIT = 2 ** 32;

/** Rows are 32 bytes or a multiple, so that none lies across more cache lines than it must. */
const ROW_STEP = 8;

export type PriceColumn = Uint32Array | Float64Array;

/** A row of codes and a few numbers for each document, by its ordinal. Ordinals only rise until a compaction. */
export class DocumentColumns {
  /** How many codes a row has. */
  readonly width: number;
  count = 0;
  ids = new Float64Array(0);
  /** Who sees a document. Apart from the rows, because it is read of many more documents than those are. */
  scopes = new Uint32Array(0);
  rows = new Uint32Array(0);
  paid = new Float64Array(0);
  arrived = new Float64Array(0);
  /** By the code of a storefront and currency. */
  readonly prices = new Map<number, PriceColumn>();
  /** By storefront. */
  readonly ratios = new Map<string, Uint16Array>();

  constructor(fieldSlots: number) {
    this.width = Math.ceil((ROW.fields + fieldSlots) / ROW_STEP) * ROW_STEP;
  }

  /** A new ordinal, visible nowhere yet. */
  append(id: number): number {
    const ordinal = this.count;
    this.#makeRoom(ordinal + 1);
    this.ids[ordinal] = id;
    this.count++;
    return ordinal;
  }

  setPrice(pair: number, ordinal: number, price: number): void {
    let column: PriceColumn = this.prices.get(pair) ?? new Uint32Array(this.ids.length);
    if (price >= UINT32_LIMIT && column instanceof Uint32Array) column = Float64Array.from(column);
    column[ordinal] = price;
    this.prices.set(pair, column);
  }

  setRatio(storefront: string, ordinal: number, parts: number): void {
    const column = this.ratios.get(storefront) ?? new Uint16Array(this.ids.length);
    column[ordinal] = parts;
    this.ratios.set(storefront, column);
  }

  get bytes(): number {
    const all: NumberArray[] = [this.ids, this.scopes, this.rows, this.paid, this.arrived];
    return [...all, ...this.prices.values(), ...this.ratios.values()].reduce((sum, part) => sum + part.byteLength, 0);
  }

  #makeRoom(count: number): void {
    if (this.ids.length >= count) return;
    this.ids = withRoom(this.ids, count);
    this.reserve(this.ids.length);
  }

  /** Room for this many documents, so that single additions need not copy columns. */
  reserve(capacity: number): void {
    this.ids = lengthened(this.ids, capacity);
    this.scopes = lengthened(this.scopes, capacity);
    this.rows = lengthened(this.rows, capacity * this.width);
    this.paid = lengthened(this.paid, capacity);
    this.arrived = lengthened(this.arrived, capacity);
    for (const [pair, column] of this.prices) this.prices.set(pair, lengthened(column, capacity));
    for (const [storefront, column] of this.ratios) this.ratios.set(storefront, lengthened(column, capacity));
  }
}
