import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/** A column whose value every row has. */
export type FilledColumn = AnyPgColumn<{ notNull: true }>;

/** Where a page ends: the last row's value of the sorted column, and its id among equals. */
export interface Position {
  value: string | null;
  id: string;
}

interface CursorType {
  /** The column's value as a text without loss of precision. */
  write(column: AnyPgColumn): SQL;
  /** Whether PostgreSQL can read the text as a value of the column. */
  accepts(text: string): boolean;
}

const asText = (column: AnyPgColumn) => sql`${column}::text`;

const whole = (bits: bigint): CursorType => ({
  write: asText,
  accepts: (text) => /^-?\d{1,19}$/.test(text) && BigInt.asIntN(Number(bits), BigInt(text)) === BigInt(text),
});

/** Microseconds, which a JavaScript Date would cut off. */
const moment: CursorType = {
  write: (column) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
  accepts(text) {
    if (!/^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(text)) return false;
    const read = new Date(text);
    // A 30th of February is read as a day of March. PostgreSQL has no year 0.
    return (
      !text.startsWith("0000") && !Number.isNaN(read.getTime()) && read.toISOString().startsWith(text.slice(0, 19))
    );
  },
};

const CURSOR_TYPES: Readonly<Record<string, CursorType>> = {
  smallint: whole(16n),
  integer: whole(32n),
  bigint: whole(64n),
  text: { write: asText, accepts: (text) => text.isWellFormed() && !text.includes("\0") },
  "timestamp with time zone": moment,
};

function cursorType(column: AnyPgColumn): CursorType {
  const type = CURSOR_TYPES[column.getSQLType()];
  if (!type) throw new Error(`A list cannot be sorted by ${column.name}, a ${column.getSQLType()}`);
  return type;
}

/** The columns by which a list goes on after a row: the sorted one, and a unique one that decides among equals. */
export interface Keyset {
  sort: string;
  column: AnyPgColumn;
  id: FilledColumn;
}

/** The position of a row, to be selected with it. */
export const positionOf = ({ column, id }: Keyset): SQL<Position> =>
  sql<Position>`json_build_object('value', ${cursorType(column).write(column)}, 'id', ${cursorType(id).write(id)})`;

export function encodeCursor({ sort }: Keyset, { value, id }: Position): string {
  return Buffer.from(JSON.stringify([sort, value, id])).toString("base64url");
}

/** Null for a text that is no cursor of a list in this order. */
export function decodeCursor({ sort, column, id }: Keyset, cursor: string): Position | null {
  const read = parseCursor(cursor);
  if (!read || read.sort !== sort) return null;
  const isValue = read.value === null ? !column.notNull : cursorType(column).accepts(read.value);
  return isValue && cursorType(id).accepts(read.id) ? read : null;
}

function parseCursor(cursor: string): (Position & { sort: string }) | null {
  try {
    const read: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString());
    if (!Array.isArray(read) || read.length !== 3) return null;
    const [sort, value, id] = read as unknown[];
    return typeof sort === "string" && typeof id === "string" && (value === null || typeof value === "string")
      ? { sort, value, id }
      : null;
  } catch {
    return null;
  }
}

/** The value of a cursor as PostgreSQL compares it with the column. */
export const asValueOf = (column: AnyPgColumn, text: string): SQL => sql`${text}::${sql.raw(column.getSQLType())}`;
