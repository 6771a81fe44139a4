import { and, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn, PgSelect } from "drizzle-orm/pg-core";
import { LIST_LIMIT_MAX } from "#domain/shared/limits/lists.ts";
import { refuse } from "../calls/call-errors.ts";
import type { Database } from "../database/open-database.ts";
import {
  asValueOf,
  decodeCursor,
  encodeCursor,
  type FilledColumn,
  type Keyset,
  type Position,
  positionOf,
} from "./cursor.ts";
import { conditionOf, type Filter } from "./filters.ts";

/** The input of a call with `listInput`. */
export interface ListRequest {
  filter: object;
  sort: string;
  after?: string | undefined;
  limit: number;
}

/** How the names of a list's contract map to its tables. */
export interface ListDefinition<Request extends ListRequest> {
  /** Unique, so that rows of the same value keep their order. */
  id: FilledColumn;
  /** The index that has the rows in the first order, or finds those of a scope; null where there are never many. */
  index: string | null;
  /** Rows without a value come last. */
  sorts: Readonly<Record<FieldOf<Request["sort"]>, AnyPgColumn>>;
  filters: { readonly [Name in keyof Request["filter"]]-?: Filter<NonNullable<Request["filter"][Name]>> };
}

type FieldOf<Sort extends string> = Sort extends `-${infer Field}` ? Field : Sort;

export interface ListPage<Row> {
  items: Row[];
  next: string | null;
  total: number;
}

export interface ListRows<Query extends PgSelect> {
  /** Selects the rows and their `position`; conditions, order and limit are added. */
  select(position: SQL<Position>): Query;
}

interface ScopedRows<Query extends PgSelect> extends ListRows<Query> {
  /** The rows that the caller may see. */
  scope?: SQL | undefined;
}

/**
 * A page of a list, found by the last row of the page before (keyset). Rows that are added or removed meanwhile neither
 * repeat nor hide others.
 */
export async function readList<Request extends ListRequest, Query extends PgSelect>(
  db: Database,
  list: ListDefinition<Request>,
  request: Request,
  { scope, select }: ScopedRows<Query>,
): Promise<ListPage<Query["_"]["result"][number]>> {
  const keyset = keysetOf(list, request.sort);
  const limit = Math.min(request.limit, LIST_LIMIT_MAX);
  const chosen = and(scope, ...filtersOf(list, request.filter));
  const [rows, total] = await Promise.all([
    select(positionOf(keyset))
      .where(and(chosen, isAfter(keyset, request.after)))
      .orderBy(...orderOf(keyset))
      .limit(limit + 1),
    countRows(db, select(positionOf(keyset)).where(chosen).getSQL()),
  ]);
  const items = rows.slice(0, limit) as Query["_"]["result"];
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return { items, next: last ? encodeCursor(keyset, last.position as Position) : null, total };
}

const isDescending = (sort: string) => sort.startsWith("-");

function keysetOf<Request extends ListRequest>({ id, sorts }: ListDefinition<Request>, sort: string): Keyset {
  const column = (sorts as Readonly<Record<string, AnyPgColumn>>)[sort.replace(/^-/, "")];
  if (!column) throw new Error(`No column is declared for the sort ${sort}`);
  return { sort, column, id };
}

/** An index reads a column that is never null from either end; of any other the rows without a value stay at the end. */
function orderOf({ column, id, sort }: Keyset): SQL[] {
  const direction = isDescending(sort) ? sql`desc` : sql`asc`;
  return [sql`${column} ${direction}${column.notNull ? sql`` : sql` nulls last`}`, sql`${id} ${direction}`];
}

function filtersOf<Request extends ListRequest>({ id, filters }: ListDefinition<Request>, filter: object) {
  const declared = filters as Readonly<Record<string, Filter>>;
  return Object.entries(filter).map(([name, value]) => {
    const by = declared[name];
    return value === undefined || !by ? undefined : conditionOf(id, by, value);
  });
}

function isAfter(keyset: Keyset, cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined;
  const position = decodeCursor(keyset, cursor);
  if (!position) throw refuse("bad_request");
  const { column, id, sort } = keyset;
  const beyond = isDescending(sort) ? sql`<` : sql`>`;
  const lastId = asValueOf(id, position.id);
  if (position.value === null) return sql`${column} is null and ${id} ${beyond} ${lastId}`;
  const isBeyond = sql`(${column}, ${id}) ${beyond} (${asValueOf(column, position.value)}, ${lastId})`;
  return column.notNull ? isBeyond : sql`(${isBeyond} or ${column} is null)`;
}

async function countRows(db: Database, query: SQL): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`select count(*)::integer as total from (${query}) listed`);
  return rows[0]?.total ?? 0;
}
