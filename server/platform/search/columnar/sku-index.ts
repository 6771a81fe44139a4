import { skuForm } from "../text/tokenize.ts";
import { Postings, SECTION_BITS } from "./texts/postings.ts";
import { StringTable } from "./texts/string-table.ts";

const LEAST_EXACT_CHARACTERS = 3;
const LEAST_PREFIX_CHARACTERS = 4;
const MAX_PREFIX_MATCHES = 1_000;

export interface SkuMatches {
  readonly exact: readonly number[];
  readonly byPrefix: readonly number[];
}

/** Article numbers, compared by letters and digits alone, apart from words: each product has its own. */
export class SkuIndex {
  readonly table: StringTable;
  readonly postings: Postings;

  constructor(table: StringTable = new StringTable(), postings: Postings = new Postings()) {
    this.table = table;
    this.postings = postings;
  }

  add(ordinal: number, sku: string): void {
    const form = skuForm(sku);
    if (form.length >= LEAST_EXACT_CHARACTERS) this.postings.add(this.table.add(form), ordinal, 0);
  }

  /** Documents whose SKU is this whole text, or begins with it when it is long and has a digit. */
  find(text: string): SkuMatches {
    const form = skuForm(text);
    if (form.length < LEAST_EXACT_CHARACTERS) return { exact: [], byPrefix: [] };
    const whole = this.table.find(form);
    const mayBegin = form.length >= LEAST_PREFIX_CHARACTERS && /\d/.test(form);
    const longer = mayBegin ? this.table.withPrefix(form, MAX_PREFIX_MATCHES).filter((id) => id !== whole) : [];
    return { exact: whole === -1 ? [] : this.#ordinals(whole), byPrefix: longer.flatMap((id) => this.#ordinals(id)) };
  }

  get bytes(): number {
    return this.table.bytes + this.postings.bytes;
  }

  #ordinals(id: number): number[] {
    return Array.from(this.postings.read(id), (posting) => posting >>> SECTION_BITS);
  }
}
