import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ClientBase } from "pg";
import { from as copyFrom } from "pg-copy-streams";

export type Value = string | number | boolean | null | Date | readonly number[] | readonly string[];

/** Rows of one table; the values are in the order of the columns. */
export interface TableRows {
  readonly table: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Value[])[];
}

const LINES_PER_CHUNK = 500;
const ESCAPES: Readonly<Record<string, string>> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };

/** Inserts rows by COPY, the fastest method of PostgreSQL. */
export async function copyRows(client: ClientBase, { table, columns, rows }: TableRows): Promise<void> {
  if (rows.length === 0) return;
  const target = client.query(copyFrom(`copy ${table} (${columns.join(", ")}) from stdin`));
  await pipeline(Readable.from(chunks(rows)), target);
}

function* chunks(rows: TableRows["rows"]): Generator<string> {
  for (let first = 0; first < rows.length; first += LINES_PER_CHUNK) {
    yield rows
      .slice(first, first + LINES_PER_CHUNK)
      .map(line)
      .join("");
  }
}

const line = (values: readonly Value[]) => `${values.map(encode).join("\t")}\n`;

function encode(value: Value): string {
  if (value === null) return "\\N";
  if (typeof value === "string") return value.replace(/[\\\t\n\r]/g, (character) => ESCAPES[character] ?? character);
  if (value instanceof Date) return value.toISOString();
  return typeof value === "object" ? `{${value.join(",")}}` : String(value);
}
