import { ColumnarIndex } from "../columnar-index.ts";
import { CODES, type DocumentColumns, NOWHERE, type PriceColumn } from "../document-columns.ts";
import { planFieldSlots } from "../facets/field-plan.ts";
import { SkuIndex } from "../sku-index.ts";
import { compactLexicon, compactSkus } from "./compact-texts.ts";
import { IdTable } from "./id-table.ts";

/** Work that is done piece by piece, so that queries can be answered in between. */
export type Steps<T> = Generator<void, T, void>;

/** Room for documents to come, so that single additions copy no columns before the next compaction. */
const ROOM_SHARE = 8;
const LEAST_ROOM = 1_024;
const DOCUMENTS_PER_STEP = 1_024;

/** Where each document goes: old ordinals in their new order, and new ordinals + 1 by old ones (0 for removed). */
export interface Moves {
  readonly order: Uint32Array;
  readonly newOrdinals: Uint32Array;
}

/**
 * A fresh, completely frozen index of the live documents. Documents of a category become neighbours, so
 * that a category page reads memory in one go and postings of similar things are near each other.
 */
export function* compact(index: ColumnarIndex): Steps<ColumnarIndex> {
  return yield* rewrite(index, false);
}

/** The same for an index that is no longer used: copied data is dropped to save memory. */
export function* compactAndDrop(index: ColumnarIndex): Steps<ColumnarIndex> {
  return yield* rewrite(index, true);
}

function* rewrite(index: ColumnarIndex, drops: boolean): Steps<ColumnarIndex> {
  const moves = yield* moveTogether(index);
  const lexicons = [];
  for (const [language, lexicon] of index.lexicons) {
    lexicons.push(yield* compactLexicon(lexicon, moves));
    if (drops) index.lexicons.delete(language);
  }
  const skus = yield* compactSkus(index.skus, moves);
  if (drops) index.skus = new SkuIndex();
  const fresh = new ColumnarIndex(lexicons, yield* planFieldSlots(index, moves.order));
  fresh.shareCodes(index);
  yield* copyColumns(index.columns, fresh.columns, moves);
  yield* copyFields(index, fresh, moves);
  fresh.skus = skus;
  yield* fillTables(fresh);
  return fresh;
}

/** Sorts by category, whole subtrees side by side; documents of a category keep their order. */
function* moveTogether(index: ColumnarIndex): Steps<Moves> {
  const { scopes, count } = index.columns;
  const categories = index.columns.codesAt(CODES.categories);
  const ranks = categoryRanks(index);
  const starts = new Uint32Array(ranks.length + 1);
  const rankOf = (ordinal: number) => ranks[categories[ordinal] as number] as number;
  const isLive = (ordinal: number) => scopes[ordinal] !== NOWHERE;
  for (let ordinal = 0; ordinal < count; ordinal++) {
    if (isLive(ordinal)) starts[rankOf(ordinal) + 1] = (starts[rankOf(ordinal) + 1] as number) + 1;
  }
  for (let rank = 1; rank < starts.length; rank++) {
    starts[rank] = (starts[rank] as number) + (starts[rank - 1] as number);
  }
  // No yield before this: a document removed meanwhile would be counted but not placed.
  const order = new Uint32Array(starts.at(-1) ?? 0);
  const newOrdinals = new Uint32Array(count);
  for (let ordinal = 0; ordinal < count; ordinal++) {
    if (!isLive(ordinal)) continue;
    const rank = rankOf(ordinal);
    const position = starts[rank] as number;
    starts[rank] = position + 1;
    order[position] = ordinal;
    newOrdinals[ordinal] = position + 1;
  }
  yield;
  return { order, newOrdinals };
}

/** The rank of each category set: sets ordered by their path from the widest category down. */
function categoryRanks(index: ColumnarIndex): Uint32Array {
  const sizeOf = (category: number) => index.categories.of(category).length;
  const paths = index.categorySets.sets.map((members, code) => {
    const path = members.filter((category) => category >= 0).sort((a, b) => sizeOf(b) - sizeOf(a) || a - b);
    return { code, path: path.map((category) => String(category).padStart(16, "0")).join() };
  });
  paths.sort((a, b) => (a.path < b.path ? -1 : 1));
  const ranks = new Uint32Array(paths.length);
  for (const [rank, { code }] of paths.entries()) ranks[code] = rank;
  return ranks;
}

function* copyColumns(from: DocumentColumns, to: DocumentColumns, { order }: Moves): Steps<void> {
  const capacity = order.length + Math.ceil(order.length / ROOM_SHARE) + LEAST_ROOM;
  to.reserve(capacity);
  to.count = order.length;
  yield;
  yield* pick(from.ids, to.ids, order);
  yield* pick(from.paid, to.paid, order);
  yield* pick(from.arrived, to.arrived, order);
  for (let index = 0; index < CODES.fields; index++) {
    const column = from.codesAt(index);
    const copy = column instanceof Uint16Array ? new Uint16Array(capacity) : new Uint32Array(capacity);
    yield* pick(column, copy, order);
    to.codes[index] = copy;
  }
  for (const [pair, column] of from.prices) {
    const copy: PriceColumn = column instanceof Uint32Array ? new Uint32Array(capacity) : new Float64Array(capacity);
    yield* pick(column, copy, order);
    to.prices.set(pair, copy);
  }
  for (const [storefront, column] of from.ratios) {
    const copy = new Uint16Array(capacity);
    yield* pick(column, copy, order);
    to.ratios.set(storefront, copy);
  }
}

function* pick(from: ArrayLike<number>, to: { [index: number]: number }, order: Uint32Array): Steps<void> {
  for (let at = 0; at < order.length; at++) {
    to[at] = from[order[at] as number] as number;
    if (at % DOCUMENTS_PER_STEP === 0) yield;
  }
}

/** The field terms in their new columns. */
function* copyFields(from: ColumnarIndex, to: ColumnarIndex, { order }: Moves): Steps<void> {
  const slotOfTerm = new Uint8Array(from.fieldTerms.terms.length);
  for (const [fieldId, codes] of from.fieldTerms.byField) {
    for (const code of codes.values()) slotOfTerm[code] = to.fieldSlots.slotOf(fieldId);
  }
  const columns = from.columns.codes.slice(CODES.fields);
  const terms: number[][] = Array.from({ length: to.fieldSlots.count }, () => []);
  for (let at = 0; at < order.length; at++) {
    for (const list of terms) list.length = 0;
    for (const column of columns) {
      for (const term of from.fieldSets.sets[column[order[at] as number] as number] as readonly number[]) {
        (terms[slotOfTerm[term] as number] as number[]).push(term);
      }
    }
    for (const [slot, list] of terms.entries()) {
      to.columns.setCode(CODES.fields + slot, at, to.fieldSets.codeOf(list));
    }
    if (at % DOCUMENTS_PER_STEP === 0) yield;
  }
}

/** Derives from the columns the table of ids, the postings of categories and the number of live documents. */
export function* fillTables(index: ColumnarIndex): Steps<void> {
  const { columns } = index;
  const categories = columns.codesAt(CODES.categories);
  const paths = index.categorySets.sets.map((members) => members.filter((category) => category >= 0));
  index.ordinals = new IdTable(columns.count);
  index.live = 0;
  for (let ordinal = 0; ordinal < columns.count; ordinal++) {
    index.ordinals.set(columns.ids[ordinal] as number, ordinal, columns.ids);
    index.categories.add(paths[categories[ordinal] as number] ?? [], ordinal);
    // A document removed while its scope was copied is removed in the copy too.
    if (columns.scopes[ordinal] !== NOWHERE) index.live++;
    if (ordinal % DOCUMENTS_PER_STEP === 0) yield;
  }
  index.frozenCount = columns.count;
}
