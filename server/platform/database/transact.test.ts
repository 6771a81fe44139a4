import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createEmptyDatabase, type TestDatabase } from "#testing/database.ts";
import { type Database, type OpenDatabase, openDatabase } from "./open-database.ts";
import { type Rollback, transact } from "./transact.ts";

let own: TestDatabase;
let database: OpenDatabase;
beforeAll(async () => {
  own = await createEmptyDatabase();
  database = openDatabase(own.url, { poolSize: 2, onIdleError: () => undefined });
  await database.db.execute(sql`create table notes (text text not null)`);
});
beforeEach(() => database.db.execute(sql`truncate notes`));
afterAll(async () => {
  await database?.close();
  await own?.drop();
});

const write = (db: Database, text: string) => db.execute(sql`insert into notes values (${text})`);
async function notes(): Promise<string[]> {
  const { rows } = await database.db.execute<{ text: string }>(sql`select text from notes order by text`);
  return rows.map(({ text }) => text);
}

describe("transact", () => {
  test("commits what it wrote and returns its result", async () => {
    const result = await transact(database.db, async (tx) => {
      await write(tx, "kept");
      return 7;
    });
    expect([result, await notes()]).toEqual([7, ["kept"]]);
  });

  test("returns what it was rolled back with, and keeps nothing", async () => {
    const result = await transact(database.db, async (tx, rollback: Rollback<{ reason: string }>) => {
      await write(tx, "undone");
      return rollback({ reason: "sold out" });
    });
    expect([result, await notes()]).toEqual([{ reason: "sold out" }, []]);
  });

  test("throws what went wrong, and keeps nothing", async () => {
    const failing = transact(database.db, async (tx) => {
      await write(tx, "undone");
      throw new Error("broken");
    });
    await expect(failing).rejects.toThrow("broken");
    expect(await notes()).toEqual([]);
  });

  test("is a savepoint inside another one, which goes on", async () => {
    const result = await transact(database.db, async (outer) => {
      await write(outer, "outer");
      return transact(outer, async (inner, rollback: Rollback<string>) => {
        await write(inner, "inner");
        return rollback("refused");
      });
    });
    expect([result, await notes()]).toEqual(["refused", ["outer"]]);
  });

  test("is undone with the one around it when that one is rolled back from inside", async () => {
    const result = await transact(database.db, async (outer, rollback: Rollback<string>) => {
      await write(outer, "outer");
      await transact(outer, async (inner) => {
        await write(inner, "inner");
        return rollback("all of it");
      });
    });
    expect([result, await notes()]).toEqual(["all of it", []]);
  });

  test("F21 is begun again when the database ended it in favour of another one, and can still be rolled back", async () => {
    let attempts = 0;
    const result = await transact(database.db, async (tx, rollback: Rollback<string>) => {
      attempts += 1;
      await write(tx, "undone");
      if (attempts === 1) await tx.execute(sql`do $$ begin raise exception using errcode = '40P01'; end $$`);
      return rollback("refused");
    });
    expect([result, attempts, await notes()]).toEqual(["refused", 2, []]);
  });
});
