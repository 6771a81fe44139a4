import { getTableColumns, type InferSelectModel, is, SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable, PgUpdateSetSource } from "drizzle-orm/pg-core";

/**
 * Whole rows in statements that are written by hand. Drizzle's builders list, quote and wrap every column of a table each time
 * that a statement is run, which takes longer than the rest of its text; here the list is made once.
 */
interface KnownTable {
  /** The names of all columns, without that of the table. */
  names: SQL;
  fields: [field: string, column: PgColumn][];
  columns: Readonly<Record<string, PgColumn>>;
}

const known = new WeakMap<PgTable, KnownTable>();

function knownTable(table: PgTable): KnownTable {
  const found = known.get(table);
  if (found) return found;
  const columns = getTableColumns(table) as Record<string, PgColumn>;
  const fields = Object.entries(columns);
  const names = sql.raw(fields.map(([, { name }]) => `"${name}"`).join(", "));
  const made = { names, fields, columns };
  known.set(table, made);
  return made;
}

/** Never `*`: a release that adds a column would change the result of a statement that this one has prepared. */
export const columnsOf = (table: PgTable): SQL => knownTable(table).names;

/** A row as it came, as drizzle would give it. */
export function rowOf<Table extends PgTable>(table: Table, row: Record<string, unknown>): InferSelectModel<Table> {
  const made: Record<string, unknown> = {};
  for (const [field, column] of knownTable(table).fields) {
    const value = row[column.name];
    made[field] = value === null || value === undefined ? null : column.mapFromDriverValue(value);
  }
  return made as InferSelectModel<Table>;
}

type Values<Table extends PgTable> = PgUpdateSetSource<Table>;

/** `a = 1, b = 2`, without what is undefined. */
export function assigned<Table extends PgTable>(table: Table, values: Values<Table>): SQL {
  const { columns } = knownTable(table);
  const pairs = Object.entries(values).flatMap(([field, value]) => {
    const column = columns[field];
    return value === undefined || !column ? [] : [sql`${nameOf(column)} = ${encoded(column, value)}`];
  });
  return sql.join(pairs, COMMA);
}

/** `(a, b) values (1, 2), (3, default)`, in the fields that any row has. */
export function valuesOf<Table extends PgTable>(table: Table, values: readonly Values<Table>[]): SQL {
  const rows = values as readonly Record<string, unknown>[];
  const given = knownTable(table).fields.filter(([field]) => rows.some((row) => row[field] !== undefined));
  const names = sql.join(
    given.map(([, column]) => nameOf(column)),
    COMMA,
  );
  const lists = rows.map(
    (row) =>
      sql`(${sql.join(
        given.map(([field, column]) => encoded(column, row[field])),
        COMMA,
      )})`,
  );
  return sql`(${names}) values ${sql.join(lists, COMMA)}`;
}

const COMMA = sql.raw(", ");
const DEFAULT = sql.raw("default");

const nameOf = ({ name }: PgColumn) => sql.raw(`"${name}"`);

function encoded(column: PgColumn, value: unknown): SQL | ReturnType<typeof sql.param> {
  if (value === undefined) return DEFAULT;
  return is(value, SQL) ? value : sql.param(value, column);
}
