import { ColumnarIndex } from "./columnar-index.ts";
import { compactLexicon, compactSkus } from "./compact-texts.ts";
import { DocumentColumns, NOWHERE, type PriceColumn, ROW } from "./document-columns.ts";
import { IdTable } from "./id-table.ts";

/** Work that is done piece by piece, so that queries can be answered in between. */
export type Steps<T> = Generator<void, T, void>;

/** Room for documents to come, so that single additions copy no columns before the next compaction. */
const ROOM_SHARE = 8;
const LEAST_ROOM = 1_024;
const DOCUMENTS_PER_STEP = 8_192;

/** Where each document goes: old ordinals in their new order, and new ordinals + 1 by old ones (0 for removed). */
export interface Moves {
  readonly order: Uint32Array;
  readonly newOrdinals: Uint32Array;
}

/**
 * A fresh index of the living documents, everything of it frozen. Documents of a category come to stand together, so
 * that a category page reads memory in one go and postings of similar things are near each other.
 */
export function* compact(index: ColumnarIndex): Steps<ColumnarIndex> {
  const moves = yield* moveTogether(index);
  const lexicons = [];
  for (const lexicon of index.lexicons.values()) lexicons.push(yield* compactLexicon(lexicon, moves));
  const fresh = new ColumnarIndex(lexicons);
  fresh.columns = yield* copyColumns(index.columns, moves);
  fresh.skus = yield* compactSkus(index.skus, moves);
  fresh.shareCodes(index);
  yield* fillTables(fresh);
  return fresh;
}

/** By category, whole subtrees side by side; inside one in the order of before. */
function* moveTogether(index: ColumnarIndex): Steps<Moves> {
  const { rows, count } = index.columns;
  const ranks = categoryRanks(index);
  const starts = new Uint32Array(ranks.length + 1);
  const rankOf = (ordinal: number) => ranks[rows[ordinal * ROW.width + ROW.categories] as number] as number;
  const isLive = (ordinal: number) => rows[ordinal * ROW.width + ROW.scope] !== NOWHERE;
  for (let ordinal = 0; ordinal < count; ordinal++) {
    if (isLive(ordinal)) starts[rankOf(ordinal) + 1] = (starts[rankOf(ordinal) + 1] as number) + 1;
  }
  for (let rank = 1; rank < starts.length; rank++) {
    starts[rank] = (starts[rank] as number) + (starts[rank - 1] as number);
  }
  yield;
  const order = new Uint32Array(starts.at(-1) ?? 0);
  const newOrdinals = new Uint32Array(count);
  for (let ordinal = 0; ordinal < count; ordinal++) {
    if (!isLive(ordinal)) continue;
    const rank = rankOf(ordinal);
    const place = starts[rank] as number;
    starts[rank] = place + 1;
    order[place] = ordinal;
    newOrdinals[ordinal] = place + 1;
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

function* copyColumns(from: DocumentColumns, { order }: Moves): Steps<DocumentColumns> {
  const to = new DocumentColumns();
  const capacity = order.length + Math.ceil(order.length / ROOM_SHARE) + LEAST_ROOM;
  to.reserve(capacity);
  to.count = order.length;
  yield;
  yield* pick(from.ids, to.ids, order);
  yield* pick(from.paid, to.paid, order);
  yield* pick(from.arrived, to.arrived, order);
  yield* copyRows(from, to, order);
  yield* copyFields(from, to, order);
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
  return to;
}

function* pick(from: ArrayLike<number>, to: { [index: number]: number }, order: Uint32Array): Steps<void> {
  for (let at = 0; at < order.length; at++) {
    to[at] = from[order[at] as number] as number;
    if (at % DOCUMENTS_PER_STEP === 0) yield;
  }
}

function* copyRows(from: DocumentColumns, to: DocumentColumns, order: Uint32Array): Steps<void> {
  for (let at = 0; at < order.length; at++) {
    const row = (order[at] as number) * ROW.width;
    for (let place = 0; place < ROW.width; place++) {
      to.rows[at * ROW.width + place] = from.rows[row + place] as number;
    }
    if (at % DOCUMENTS_PER_STEP === 0) yield;
  }
}

function* copyFields(from: DocumentColumns, to: DocumentColumns, order: Uint32Array): Steps<void> {
  const { fieldStarts, fieldTerms } = from;
  let length = 0;
  for (const ordinal of order) length += (fieldStarts[ordinal + 1] as number) - (fieldStarts[ordinal] as number);
  to.fieldTerms = new Uint32Array(length + Math.ceil(length / ROOM_SHARE) + LEAST_ROOM);
  let written = 0;
  for (let at = 0; at < order.length; at++) {
    const ordinal = order[at] as number;
    const end = fieldStarts[ordinal + 1] as number;
    for (let term = fieldStarts[ordinal] as number; term < end; term++) {
      to.fieldTerms[written++] = fieldTerms[term] as number;
    }
    to.fieldStarts[at + 1] = written;
    if (at % DOCUMENTS_PER_STEP === 0) yield;
  }
}

/** What follows from the columns: the table of ids, the postings of categories, the number of the living. */
export function* fillTables(index: ColumnarIndex): Steps<void> {
  const { columns } = index;
  index.ordinals = new IdTable();
  index.live = 0;
  for (let ordinal = 0; ordinal < columns.count; ordinal++) {
    index.ordinals.set(columns.ids[ordinal] as number, ordinal, columns.ids);
    const row = ordinal * ROW.width;
    const members = index.categorySets.sets[columns.rows[row + ROW.categories] as number] ?? [];
    index.categories.add(
      members.filter((category) => category >= 0),
      ordinal,
    );
    // One that was removed while its row was copied is gone in the copy too.
    if (columns.rows[row + ROW.scope] !== NOWHERE) index.live++;
    if (ordinal % DOCUMENTS_PER_STEP === 0) yield;
  }
  index.frozenCount = columns.count;
}
