import type { Client } from "pg";
import type { EngineFilter, SearchQuery } from "../../server/platform/search/search-engine.ts";
import type { Answer } from "./answers.ts";
import { FIELDS } from "./generate.ts";
import { stems } from "./postgres.ts";

const GROUPED = [
  "brand",
  "cat1",
  "cat2",
  "cat3",
  ...FIELDS.map((_, index) => `f${index + 1}`).filter((name) => name !== "f2"),
];
const LISTS = ["f2", "flags"];

const keyOf = (column: string): string => {
  if (column === "brand") return "manufacturer";
  if (column === "flags") return "flag_ids";
  if (column.startsWith("cat")) return column === "cat3" ? "category_id" : column;
  return `additional_field_${column.slice(1)}`;
};

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** The products in scope: one word after the other, the last as a beginning, and the category's level. */
function scopeSql({ text = "", categoryId = null }: SearchQuery): string {
  const words = stems(text).map((word, at, all) => `'${word}'${at === all.length - 1 ? ":*" : ""}`);
  const conditions = words.length > 0 ? [`words @@ ${literal(words.join(" & "))}::tsquery`] : [];
  if (categoryId !== null) conditions.push(`cat${categoryId < 10 ? 1 : categoryId < 100 ? 2 : 3} = ${categoryId}`);
  return conditions.length > 0 ? conditions.join(" and ") : "true";
}

function filterSql(filter: EngineFilter): { column: string; sql: string } {
  if (!("terms" in filter)) {
    return { column: "price", sql: `price between ${filter.range.min ?? 0} and ${filter.range.max ?? "1e12"}` };
  }
  const column = filter.key === "manufacturer" ? "brand" : `f${filter.key.replace("additional_field_", "")}`;
  const values = filter.terms.map((term) => (column === "brand" ? literal(term) : term));
  return { column, sql: `${column} in (${values.join(", ")})` };
}

/**
 * All counts in one statement: the products in scope are gathered once, with a mark for each filter that they pass; one
 * pass over those that pass all counts every column, and one more for each filtered column leaves its own filter out.
 */
function facetSql(query: SearchQuery): string {
  const filters = (query.filters ?? []).map(filterSql);
  const marks = filters.map(({ sql }, at) => `, (${sql}) as p${at}`).join("");
  const passing = (except: string) =>
    filters.map(({ column }, at) => (column === except ? "true" : `p${at}`)).join(" and ") || "true";
  const isFiltered = (column: string) => filters.some((filter) => filter.column === column);
  const whole = GROUPED.filter((column) => !isFiltered(column));
  const tag = whole.map((column, at) => `when grouping(${column}) = 0 then ${at}`).join(" ");
  const value = `coalesce(${whole.map((column) => `${column}::text`).join(", ")})`;
  const selects = [
    `select case ${tag} end as tag, ${value} as value, count(*)::int as count, null::bigint as a, null::bigint as b
     from scope where ${passing("")} group by grouping sets (${whole.map((column) => `(${column})`).join(", ")})`,
    ...LISTS.map(
      (column, at) => `select ${100 + at}, term::text, count(*)::int, null, null
        from scope, unnest(${column}) as term where ${passing("")} group by term`,
    ),
    `select 200, 'total', count(*)::int, min(ratio), max(ratio) from scope where ${passing("")}`,
    `select 201, 'price', count(*)::int, min(price), max(price) from scope where ${passing("price")}`,
    ...GROUPED.filter(isFiltered).map(
      (column) => `select ${300 + GROUPED.indexOf(column)}, ${column}::text, count(*)::int, null, null
        from scope where ${passing(column)} group by ${column}`,
    ),
  ];
  const columns = [...GROUPED, ...LISTS, "price", "ratio"].join(", ");
  return `with scope as materialized (select ${columns}${marks} from product where ${scopeSql(query)}) ${selects.join(" union all ")}`;
}

function hitSql(query: SearchQuery): string {
  const filters = (query.filters ?? []).map(({ ...filter }) => filterSql(filter).sql);
  const where = [scopeSql(query), ...filters].join(" and ");
  return `select id from product where ${where} order by arrived desc limit ${query.limit ?? 48}`;
}

interface CountRow {
  tag: number;
  value: string;
  count: number;
  a: string | null;
  b: string | null;
}

export async function postgresSearch(client: Client, query: SearchQuery): Promise<Answer> {
  const { rows } = await client.query<CountRow>(facetSql(query));
  const hits = await client.query<{ id: number }>(hitSql(query));
  const filtered = new Set((query.filters ?? []).map((filter) => filterSql(filter).column));
  const whole = GROUPED.filter((column) => !filtered.has(column));
  const columnOf = (tag: number) => {
    if (tag >= 300) return GROUPED[tag - 300] ?? "";
    return tag >= 100 ? (LISTS[tag - 100] ?? "") : (whole[tag] ?? "");
  };
  const total = rows.find(({ tag }) => tag === 200);
  const price = rows.find(({ tag }) => tag === 201);
  const counts = rows.filter(({ tag }) => tag !== 200 && tag !== 201);
  return {
    total: total?.count ?? 0,
    ids: hits.rows.map(({ id }) => id),
    counts: new Map(counts.map(({ tag, value, count }) => [`${keyOf(columnOf(tag))} ${value}`, count])),
    price: [Number(price?.a), Number(price?.b)],
  };
}
