import { and, eq, ilike, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { type Numbered, searchedId } from "#domain/shared/numbers/numbers.ts";
import { containing } from "../database/containing.ts";
import { isAny } from "../database/is-any.ts";
import { asValueOf, type FilledColumn } from "./cursor.ts";

/** Where a text is looked for: among the numbers of its kind, in parts of columns, and elsewhere. */
export interface Searched {
  number?: Numbered;
  columns: readonly AnyPgColumn[];
  or?: (text: string) => SQL | undefined;
}

/**
 * The meaning of a filter in the database: a column with the value, with one of the values or with a value in the range; the places
 * where a text is looked for; or a condition of its own.
 */
export type Filter<Value = never> = AnyPgColumn | Searched | ((value: Value) => SQL | undefined);

interface Range {
  from?: string | number | undefined;
  to?: string | number | undefined;
}

export function conditionOf(id: FilledColumn, filter: Filter, value: unknown): SQL | undefined {
  if (typeof filter === "function") return filter(value as never);
  if ("columns" in filter) return finds(id, filter, String(value).trim());
  if (Array.isArray(value)) return isAny(filter, value);
  return typeof value === "object" ? isWithin(filter, value as Range) : eq(filter, value);
}

function finds(id: FilledColumn, { number, columns, or: elsewhere }: Searched, text: string): SQL | undefined {
  if (text === "") return undefined;
  const searched = number ? searchedId(number, text) : null;
  return or(
    searched === null ? sql`false` : eq(id, searched),
    ...columns.map((column) => ilike(column, containing(text))),
    elsewhere?.(text),
  );
}

const isWithin = (column: AnyPgColumn, { from, to }: Range): SQL | undefined =>
  and(
    from === undefined ? undefined : sql`${column} >= ${beginningOf(column, from)}`,
    to === undefined
      ? undefined
      : isWholeDay(column, to)
        ? sql`${column} < ${beginningOf(column, to)} + interval '24 hours'`
        : sql`${column} <= ${beginningOf(column, to)}`,
  );

/** Whether an end of a range of time is a day, such as 2026-11-18. */
const isWholeDay = (column: AnyPgColumn, bound: string | number) =>
  column.getSQLType() !== "date" && /^\d{4}-\d\d-\d\d$/.test(String(bound));

const beginningOf = (column: AnyPgColumn, bound: string | number) =>
  asValueOf(column, isWholeDay(column, bound) ? `${bound}T00:00:00Z` : String(bound));
