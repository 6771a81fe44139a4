import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/**
 * Whether a column has one of the values; none of them finds no row. However many they are, it is one parameter, so that
 * the statement is the same and is prepared once.
 */
export const isAny = (column: PgColumn, values: Iterable<number | string>): SQL =>
  sql`${column} = any(${sql.param([...values])}::${sql.raw(column.getSQLType())}[])`;
