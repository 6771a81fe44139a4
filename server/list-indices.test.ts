import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type OpenDatabase, openDatabase } from "#platform/database/open-database.ts";
import { createTestDatabase, type TestDatabase } from "#testing/database.ts";

const DIRECTORY = join(import.meta.dirname, "modules");
const DEFINITION = /: ListDefinition<\w+> =.*?\bindex: (?:"(\w+)"|null)/gs;

let own: TestDatabase;
let database: OpenDatabase;

beforeAll(async () => {
  own = await createTestDatabase();
  database = openDatabase(own.url, { poolSize: 1, onIdleError: () => undefined });
});

afterAll(async () => {
  await database?.close();
  await own?.drop();
});

test("every index that a list names is in the database", async () => {
  const sources = globSync("**/*.ts", { cwd: DIRECTORY }).map((path) => readFileSync(join(DIRECTORY, path), "utf8"));
  const named = sources.flatMap((text) => [...text.matchAll(DEFINITION)].flatMap(([, index]) => index ?? []));
  expect(named.length).toBeGreaterThan(20);
  const { rows } = await database.db.execute<{ indexname: string }>(sql`select indexname from pg_indexes`);
  const existing = rows.map(({ indexname }) => indexname);
  expect(named.filter((index) => !existing.includes(index))).toEqual([]);
});
