import { LANGUAGES, type Language } from "#domain/operations/storefronts/storefront.ts";
import { ColumnarIndex } from "../columnar-index.ts";
import type { CodeColumn, DocumentColumns, PriceColumn } from "../document-columns.ts";
import { FieldSlots } from "../facets/field-slots.ts";
import { SetCodes, TermCodes } from "../facets/term-codes.ts";
import { SkuIndex } from "../sku-index.ts";
import { Lexicon } from "../texts/lexicon.ts";
import { Postings } from "../texts/postings.ts";
import { StringTable } from "../texts/string-table.ts";
import { type ArchiveContent, readArchive, writeArchive } from "./archive.ts";
import { fillTables, type Steps } from "./compaction.ts";
import type { NumberArray } from "./growth.ts";

const LEAST_ROOM = 1_024;
const ROOM_SHARE = 8;

/** Writes an index that nobody changes meanwhile: a freshly compacted one. */
export function* saveSnapshot(index: ColumnarIndex, file: string, cursor: string): Steps<void> {
  const arrays = new Map<string, NumberArray>();
  const values = new Map<string, unknown>([["cursor", cursor]]);
  saveColumns(index.columns, arrays, values);
  saveCodes(index, values);
  saveTable("skus", index.skus.table, index.skus.postings, arrays);
  values.set("languages", [...index.lexicons.keys()]);
  for (const lexicon of index.lexicons.values()) saveLexicon(lexicon, arrays, values);
  yield* writeArchive(file, { arrays, values });
}

export interface Restored {
  readonly index: ColumnarIndex;
  readonly cursor: string;
}

/** The index of a snapshot, or null when it cannot be used: it is then built anew. */
export function* loadSnapshot(file: string): Steps<Restored | null> {
  const content = yield* readArchive(file);
  if (content === null) return null;
  const languages = content.values.get("languages") as Language[];
  if (!LANGUAGES.every((language) => languages.includes(language))) return null;
  const slots = content.values.get("fieldSlots") as [number, number][];
  const index = new ColumnarIndex(
    languages.map((language) => loadLexicon(language, content)),
    new FieldSlots(slots),
  );
  loadColumns(index.columns, content);
  index.skus = new SkuIndex(...loadTable("skus", content));
  loadCodes(index, content);
  yield* fillTables(index);
  return { index, cursor: String(content.values.get("cursor")) };
}

type Arrays = Map<string, NumberArray>;
type Values = Map<string, unknown>;

function saveColumns(columns: DocumentColumns, arrays: Arrays, values: Values): void {
  const { count } = columns;
  values.set("count", count);
  arrays.set("ids", columns.ids.subarray(0, count));
  arrays.set("paid", columns.paid.subarray(0, count));
  arrays.set("arrived", columns.arrived.subarray(0, count));
  values.set("codes", columns.codes.length);
  for (const [index, column] of columns.codes.entries()) arrays.set(`codes/${index}`, column.subarray(0, count));
  values.set("prices", [...columns.prices.keys()]);
  values.set("ratios", [...columns.ratios.keys()]);
  for (const [pair, column] of columns.prices) arrays.set(`prices/${pair}`, column.subarray(0, count));
  for (const [storefront, column] of columns.ratios) arrays.set(`ratios/${storefront}`, column.subarray(0, count));
}

function loadColumns(columns: DocumentColumns, { arrays, values }: ArchiveContent): void {
  columns.count = values.get("count") as number;
  columns.ids = arrays.get("ids") as Float64Array<ArrayBuffer>;
  columns.codes = Array.from({ length: values.get("codes") as number }, (_, index) => {
    return arrays.get(`codes/${index}`) as CodeColumn;
  });
  columns.paid = arrays.get("paid") as Float64Array<ArrayBuffer>;
  columns.arrived = arrays.get("arrived") as Float64Array<ArrayBuffer>;
  for (const pair of values.get("prices") as number[]) {
    columns.prices.set(pair, arrays.get(`prices/${pair}`) as PriceColumn);
  }
  for (const storefront of values.get("ratios") as string[]) {
    columns.ratios.set(storefront, arrays.get(`ratios/${storefront}`) as Uint16Array);
  }
  columns.reserve(columns.count + Math.ceil(columns.count / ROOM_SHARE) + LEAST_ROOM);
}

function saveCodes(index: ColumnarIndex, values: Values): void {
  values.set("scopeTerms", index.scopeTerms.terms);
  values.set("scopes", index.scopes.sets);
  values.set("categorySets", index.categorySets.sets);
  values.set("ownCategories", index.ownCategories);
  values.set("brands", index.brands.terms);
  values.set("flagSets", index.flagSets.sets);
  values.set("fieldSets", index.fieldSets.sets);
  values.set("fieldSlots", index.fieldSlots.entries);
  const fields = [...index.fieldTerms.byField].flatMap(([id, codes]) =>
    [...codes].map(([term, code]) => ({ id, term, code })),
  );
  values.set("fields", fields);
}

function loadCodes(index: ColumnarIndex, { values }: ArchiveContent): void {
  index.scopeTerms = TermCodes.from(values.get("scopeTerms") as string[]);
  index.scopes = SetCodes.from(values.get("scopes") as number[][]);
  index.categorySets = SetCodes.from(values.get("categorySets") as number[][]);
  index.ownCategories = values.get("ownCategories") as number[];
  index.brands = TermCodes.from(values.get("brands") as string[]);
  index.flagSets = SetCodes.from(values.get("flagSets") as number[][]);
  index.fieldSets = SetCodes.from(values.get("fieldSets") as number[][]);
  const fields = values.get("fields") as { id: number; term: string; code: number }[];
  for (const { id, term } of fields.toSorted((a, b) => a.code - b.code)) index.fieldTerms.codeOf(id, term);
}

function saveTable(name: string, table: StringTable, postings: Postings | null, arrays: Arrays): void {
  arrays.set(`${name}/chars`, table.arrays.chars);
  arrays.set(`${name}/starts`, table.arrays.starts);
  if (postings === null) return;
  arrays.set(`${name}/postings`, postings.arrays.bytes);
  arrays.set(`${name}/postingStarts`, postings.arrays.starts);
  arrays.set(`${name}/counts`, postings.arrays.counts);
}

function loadTable(name: string, { arrays }: ArchiveContent): [StringTable, Postings] {
  const of = (part: string) => arrays.get(`${name}/${part}`);
  const table = new StringTable(of("chars") as Uint16Array, of("starts") as Uint32Array);
  const bytes = of("postings") as Uint8Array | undefined;
  const postings = new Postings(bytes, of("postingStarts") as Uint32Array, of("counts") as Uint32Array);
  return [table, postings];
}

function saveLexicon(lexicon: Lexicon, arrays: Arrays, values: Values): void {
  const name = lexicon.language;
  saveTable(`${name}/stems`, lexicon.stems, lexicon.postings, arrays);
  saveTable(`${name}/words`, lexicon.words, null, arrays);
  for (const [column, values] of Object.entries(lexicon.wordColumns)) arrays.set(`${name}/${column}`, values);
  values.set(`${name}/written`, lexicon.writtenForms);
}

function loadLexicon(language: Language, content: ArchiveContent): Lexicon {
  const [stems, postings] = loadTable(`${language}/stems`, content);
  const [words] = loadTable(`${language}/words`, content);
  return new Lexicon(language, {
    words,
    stems,
    postings,
    stemOfWord: content.arrays.get(`${language}/stemOfWord`) as Uint32Array,
    usesOfWord: content.arrays.get(`${language}/usesOfWord`) as Uint32Array,
    lettersOfWord: content.arrays.get(`${language}/lettersOfWord`) as Uint32Array,
    writtenForms: new Map(content.values.get(`${language}/written`) as [number, string][]),
  });
}
