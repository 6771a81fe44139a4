import { and, asc, desc, type SQL, sql } from "drizzle-orm";
import type { PgSelect } from "drizzle-orm/pg-core";
import { LIST_LIMIT_MAX } from "#domain/limits/lists.ts";
import { refuse } from "../calls/call-errors.ts";
import type { Database } from "../database/open-database.ts";
import {
  asValueOf,
  decodeCursor,
  encodeCursor,
  type Keyset,
  type Position,
  positionOf,
  type SortColumn,
} from "./cursor.ts";

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
  id: SortColumn;
  sorts: Readonly<Record<FieldOf<Request["sort"]>, SortColumn>>;
  filters: { readonly [Name in keyof Request["filter"]]-?: (value: NonNullable<Request["filter"][Name]>) => SQL };
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
  const direction = isDescending(request.sort) ? desc : asc;
  const [rows, total] = await Promise.all([
    select(positionOf(keyset))
      .where(and(chosen, isAfter(keyset, request.after)))
      .orderBy(direction(keyset.column), direction(keyset.id))
      .limit(limit + 1),
    countRows(db, select(positionOf(keyset)).where(chosen).getSQL()),
  ]);
  const items = rows.slice(0, limit) as Query["_"]["result"];
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return { items, next: last ? encodeCursor(keyset, last.position as Position) : null, total };
}

const isDescending = (sort: string) => sort.startsWith("-");

function keysetOf<Request extends ListRequest>({ id, sorts }: ListDefinition<Request>, sort: string): Keyset {
  const column = (sorts as Readonly<Record<string, SortColumn>>)[sort.replace(/^-/, "")];
  if (!column) throw new Error(`No column is declared for the sort ${sort}`);
  return { sort, column, id };
}

function filtersOf<Request extends ListRequest>({ filters }: ListDefinition<Request>, filter: object): SQL[] {
  const declared = filters as Readonly<Record<string, (value: unknown) => SQL>>;
  return Object.entries(filter).flatMap(([name, value]) => {
    const condition = declared[name];
    return value === undefined || !condition ? [] : [condition(value)];
  });
}

function isAfter(keyset: Keyset, cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined;
  const position = decodeCursor(keyset, cursor);
  if (!position) throw refuse("bad_request");
  const { column, id, sort } = keyset;
  const beyond = isDescending(sort) ? sql`<` : sql`>`;
  return sql`(${column}, ${id}) ${beyond} (${asValueOf(column, position.value)}, ${asValueOf(id, position.id)})`;
}

async function countRows(db: Database, query: SQL): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`select count(*)::integer as total from (${query}) listed`);
  return rows[0]?.total ?? 0;
}
