import type { ParcelLine } from "#contracts/shop/forwarding/parcel-data.ts";
import type { DeclaredLineInput } from "#contracts/shop/forwarding/parcels.ts";
import { readTypedLine } from "#domain/forwarding/declarations/typed-line.ts";
import { MOST_DECLARED_LINES } from "#domain/forwarding/parcels/declaration.ts";
import { toDecimalString } from "#domain/money/money/money.ts";

export const GRID_COLUMNS = ["description", "quantity", "unit_value", "hs6", "origin", "gtin"] as const;
export type GridColumn = (typeof GRID_COLUMNS)[number];
export type GridLine = Record<GridColumn, string>;

const EMPTY: GridLine = { description: "", quantity: "", unit_value: "", hs6: "", origin: "", gtin: "" };

/** Declared lines as text for the grid; one empty line where there are none. */
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

/** Fills the grid with spreadsheet cells, from the focused cell on; adds lines as needed. */
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

/** Empty lines are not sent. If all are empty, the first one is sent, so that its errors show. */
const isSent = (line: GridLine, index: number, lines: readonly GridLine[]) =>
  !isEmpty(line) || (index === 0 && lines.every(isEmpty));

export const declaredOf = (lines: readonly GridLine[]): DeclaredLineInput[] =>
  lines.filter(isSent).map((line) => {
    const { unitValue, ...typed } = readTypedLine(line);
    return { ...typed, unit_value: unitValue };
  });

/** The index of each line among the sent lines, which names its errors; null for a line that is not sent. */
export function sentPlaces(lines: readonly GridLine[]): (number | null)[] {
  let next = 0;
  return lines.map((line, index) => (isSent(line, index, lines) ? next++ : null));
}
