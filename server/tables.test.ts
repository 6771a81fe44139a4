import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "#testing/database.ts";

interface ColumnShape {
  column: string;
  type: string;
  nullable: boolean;
}

const declarations = Object.values(
  import.meta.glob<Record<string, unknown>>(["./modules/*/*/tables.ts", "./platform/*/tables.ts"], { eager: true }),
);
const tables = declarations.flatMap((module) => Object.values(module)).filter((value) => value instanceof PgTable);

let database: TestDatabase;
let client: Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

test.each(tables.map((table) => ({ table, name: getTableConfig(table).name })))(
  "the table $name is the one that the migrations made",
  async ({ table, name }) => {
    const { rows } = await client.query<ColumnShape>(
      `select attname as "column", format_type(atttypid, atttypmod) as type, not attnotnull as nullable
         from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
      [name],
    );
    const described = getTableConfig(table).columns.map((column) => ({
      column: column.name,
      type: column.getSQLType(),
      nullable: !column.notNull,
    }));
    expect(described.sort(byName)).toEqual(rows.sort(byName));
  },
);

test("every table of the migrations is declared by a module or the platform", async () => {
  const { rows } = await client.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const described = tables.map((table) => getTableConfig(table).name);
  expect([...described, "schema_migrations"].sort()).toEqual(rows.map(({ name }) => name).sort());
});

function byName(a: ColumnShape, b: ColumnShape): number {
  return a.column.localeCompare(b.column);
}
