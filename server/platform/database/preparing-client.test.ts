import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "#testing/database.ts";
import { type OpenDatabase, openDatabase } from "./open-database.ts";

let own: TestDatabase;
let database: OpenDatabase;
beforeAll(async () => {
  own = await createTestDatabase();
  database = openDatabase(own.url, { poolSize: 1, onIdleError: () => undefined });
});
afterAll(async () => {
  await database.close();
  await own.drop();
});

async function prepared(pattern: string): Promise<number> {
  const { rows } = await database.db.execute<{ count: number }>(
    sql.raw(`select count(*)::int as count from pg_prepared_statements where statement like '${pattern}'`),
  );
  return rows[0]?.count ?? 0;
}

async function ask(times: number, of: (time: number) => ReturnType<typeof sql>): Promise<unknown[]> {
  const answers: unknown[] = [];
  for (let time = 1; time <= times; time++) answers.push((await database.db.execute(of(time))).rows[0]?.answer);
  return answers;
}

test("prepares a repeated statement once, and a rare one never", async () => {
  await ask(2, (time) => sql`select ${time}::int as answer, 'rare'`);
  expect(await ask(6, (time) => sql`select ${time}::int as answer, 'often'`)).toEqual([1, 2, 3, 4, 5, 6]);
  expect([await prepared("%''rare''%"), await prepared("%''often''%")]).toEqual([0, 1]);
});

test("repeats a statement that failed on the connection that prepared it", async () => {
  const divide = (by: number) => database.db.execute<{ answer: number }>(sql`select 6 / ${by}::int as answer`);
  for (let time = 1; time <= 5; time++) await expect(divide(0)).rejects.toThrow();
  expect((await divide(2)).rows[0]?.answer).toBe(3);
});

test("limits how many statements a connection prepares", async () => {
  for (let shape = 1; shape <= 450; shape++)
    await ask(4, (time) => sql`select ${time}::int as answer, ${sql.raw(`'shape ${shape}'`)}`);
  const kept = await prepared("%shape%");
  expect(kept).toBeGreaterThan(300);
  expect(kept).toBeLessThan(401);
});
