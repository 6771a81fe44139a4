import { lengthened, type NumberArray, withRoom } from "./storage/growth.ts";

/**
 * The columns that filters and counts read, with a code for each document: its scope (who sees it), categories, brand,
 * flags, and from `fields` on the sets of terms of its additional fields.
 */
export const CODES = { scope: 0, categories: 1, brand: 2, flags: 3, fields: 4 } as const;
/** The scope of a removed document: no storefront shows it. */
export const NOWHERE = 0;
/** Ratios are kept in 1/10 000. */
export const RATIO_SCALE = 10_000;

const UINT16_LIMIT = 2 ** 16;
const UINT32_LIMIT = 2 ** 32;

/** Two bytes a document, and four from the first code on that needs them. */
export type CodeColumn = Uint16Array | Uint32Array;
export type PriceColumn = Uint32Array | Float64Array;

/** A few codes and numbers for each document, by its ordinal. Ordinals only rise until a compaction. */
export class DocumentColumns {
  count = 0;
  ids = new Float64Array(0);
  /** By column, see CODES. */
  codes: CodeColumn[] = Array.from({ length: CODES.fields }, () => new Uint16Array(0));
  paid = new Float64Array(0);
  arrived = new Float64Array(0);
  /** By the code of a storefront and currency. */
  readonly prices = new Map<number, PriceColumn>();
  /** By storefront. */
  readonly ratios = new Map<string, Uint16Array>();

  /** A new ordinal, visible nowhere yet. */
  append(id: number): number {
    const ordinal = this.count;
    this.#makeRoom(ordinal + 1);
    this.ids[ordinal] = id;
    this.count++;
    return ordinal;
  }

  get scopes(): CodeColumn {
    return this.codesAt(CODES.scope);
  }

  codesAt(index: number): CodeColumn {
    return this.codes[index] as CodeColumn;
  }

  setCode(index: number, ordinal: number, code: number): void {
    while (this.codes.length <= index) this.codes.push(new Uint16Array(this.ids.length));
    let column = this.codesAt(index);
    if (code >= UINT16_LIMIT && column instanceof Uint16Array) column = Uint32Array.from(column);
    column[ordinal] = code;
    this.codes[index] = column;
  }

  setPrice(pair: number, ordinal: number, price: number): void {
    let column: PriceColumn = this.prices.get(pair) ?? new Uint32Array(this.ids.length);
    if (price >= UINT32_LIMIT && column instanceof Uint32Array) column = Float64Array.from(column);
    column[ordinal] = price;
    this.prices.set(pair, column);
  }

  setRatio(storefront: string, ordinal: number, scaled: number): void {
    const column = this.ratios.get(storefront) ?? new Uint16Array(this.ids.length);
    column[ordinal] = scaled;
    this.ratios.set(storefront, column);
  }

  get bytes(): number {
    const all: NumberArray[] = [this.ids, this.paid, this.arrived, ...this.codes];
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
    this.codes = this.codes.map((column) => lengthened(column, capacity));
    this.paid = lengthened(this.paid, capacity);
    this.arrived = lengthened(this.arrived, capacity);
    for (const [pair, column] of this.prices) this.prices.set(pair, lengthened(column, capacity));
    for (const [storefront, column] of this.ratios) this.ratios.set(storefront, lengthened(column, capacity));
  }
}
