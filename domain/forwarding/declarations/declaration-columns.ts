/** The columns of a file of declarations; the last one may be missing. */
export const DECLARATION_COLUMNS = [
  "parcel",
  "description",
  "quantity",
  "unit_value",
  "hs6",
  "origin",
  "gtin",
] as const;
export type DeclarationColumn = (typeof DECLARATION_COLUMNS)[number];

export type DeclarationCells = Record<DeclarationColumn, string>;

/** Other headings that spreadsheets have for the same columns. */
const NAMES: Readonly<Record<DeclarationColumn, readonly string[]>> = {
  parcel: ["parcel number", "number"],
  description: ["contents", "what it is"],
  quantity: ["pieces", "qty"],
  unit_value: ["value", "value each", "price"],
  hs6: ["code", "hs", "hs code", "tariff code"],
  origin: ["from", "made in", "country"],
  gtin: ["ean", "bar code", "barcode"],
};

type Positions = Readonly<Record<DeclarationColumn, number>>;

/** The position of each column, by the headings of the first row; or the missing columns. */
export function findColumns(
  headings: readonly string[],
): { positions: Positions; missing?: never } | { missing: DeclarationColumn[] } {
  const given = headings.map((heading) => heading.trim().toLowerCase().replaceAll("_", " "));
  const positionOf = (column: DeclarationColumn) =>
    given.findIndex((heading) => heading === column.replaceAll("_", " ") || NAMES[column].includes(heading));
  const found = DECLARATION_COLUMNS.map((column) => [column, positionOf(column)] as const);
  const missing = found.filter(([column, at]) => at < 0 && column !== "gtin").map(([column]) => column);
  return missing.length > 0 ? { missing } : { positions: Object.fromEntries(found) as Positions };
}

/** The apostrophe that our own files put before a cell that a spreadsheet would run (T108). */
const HARMLESS_FORMULA = /^'(?=[=+\-@\t\r\n＝＋－＠])/;

/** The cells of a row by column. */
export const cellsOf = (row: readonly string[], positions: Positions): DeclarationCells =>
  Object.fromEntries(
    DECLARATION_COLUMNS.map((column) => [column, (row[positions[column]] ?? "").replace(HARMLESS_FORMULA, "").trim()]),
  ) as DeclarationCells;
