import type { ParcelLine } from "#contracts/shop/parcel-data.ts";
import type { DeclaredLineInput } from "#contracts/shop/parcels.ts";
import { readTypedLine } from "#domain/declarations/typed-line.ts";
import { toDecimalString } from "#domain/money/money.ts";
import { MOST_DECLARED_LINES } from "#domain/parcels/declaration.ts";

export const GRID_COLUMNS = ["description", "quantity", "unit_value", "hs6", "origin", "gtin"] as const;
export type GridColumn = (typeof GRID_COLUMNS)[number];
export type GridLine = Record<GridColumn, string>;

const EMPTY: GridLine = { description: "", quantity: "", unit_value: "", hs6: "", origin: "", gtin: "" };

/** Lines as they are typed, with one to go on with where there is none. */
export const gridOf = (lines: readonly ParcelLine[]): GridLine[] =>
  lines.length === 0
    ? [EMPTY]
    : lines.map(({ description, quantity, unit_value, hs6, origin, gtin }) => ({
        description,
        quantity: String(quantity),
        unit_value: toDecimalString(unit_value).slice(0, -2),
        hs6,
        origin,
        gtin,
      }));

export const addLine = (lines: readonly GridLine[]): GridLine[] => [...lines, EMPTY];

const isEmpty = (line: GridLine) => GRID_COLUMNS.every((column) => line[column].trim() === "");

/** What was copied in a spreadsheet, from the cell on in which it is pasted; rows are added as needed. */
export function paste(lines: readonly GridLine[], at: { line: number; column: GridColumn }, text: string): GridLine[] {
  const rows = text
    .replace(/\r?\n$/, "")
    .split(/\r?\n/)
    .map((row) => row.split("\t"));
  const first = GRID_COLUMNS.indexOf(at.column);
  const wanted = Math.min(MOST_DECLARED_LINES, Math.max(lines.length, at.line + rows.length));
  return Array.from({ length: wanted }, (_, index) => {
    const cells = rows[index - at.line] ?? [];
    const pasted = cells.flatMap((value, offset) => {
      const column = GRID_COLUMNS[first + offset];
      return column ? [[column, value.trim()]] : [];
    });
    return { ...(lines[index] ?? EMPTY), ...Object.fromEntries(pasted) };
  });
}

/** Lines that nobody typed into are not sent; the first one is when there is no other, so that its errors show. */
const isSent = (line: GridLine, index: number, lines: readonly GridLine[]) =>
  !isEmpty(line) || (index === 0 && lines.every(isEmpty));

/** What is sent. */
export const declaredOf = (lines: readonly GridLine[]): DeclaredLineInput[] =>
  lines.filter(isSent).map((line) => {
    const { unitValue, ...typed } = readTypedLine(line);
    return { ...typed, unit_value: unitValue };
  });

/** The place of each line among those that are sent, by which its errors are named; null for one that is not. */
export function sentPlaces(lines: readonly GridLine[]): (number | null)[] {
  let next = 0;
  return lines.map((line, index) => (isSent(line, index, lines) ? next++ : null));
}
