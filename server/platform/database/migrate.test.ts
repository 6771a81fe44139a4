import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from "#testing/database.ts";
import { databaseProcess } from "#testing/database-processes.ts";
import { connect } from "./connect.ts";
import { migrate } from "./migrate.ts";

let database: TestDatabase;
let directory: string;

beforeEach(async () => {
  database = await createEmptyDatabase();
  directory = mkdtempSync(path.join(os.tmpdir(), "crossdock-migrations-"));
});

afterEach(async () => {
  rmSync(directory, { recursive: true });
  await database.drop();
});

function write(name: string, sql: string): void {
  writeFileSync(path.join(directory, name), sql);
}

async function select(sql: string): Promise<unknown[]> {
  const client = await connect(database.url);
  const { rows } = await client.query({ text: sql, rowMode: "array" }).finally(() => client.end());
  return rows.flat();
}

describe("migrate", () => {
  test("F26 a migration that waits for a table lets those through who use it, and is applied once it is free", async () => {
    write("0001_table.sql", "create table parcel (id int)");
    await migrate(database.url, { directory });
    const [user, other] = [await connect(database.url), await connect(database.url)];
    await user.query("begin; select * from parcel");
    write("0002_column.sql", "alter table parcel add column note text");
    let isApplied = false;
    const applied = migrate(database.url, { directory }).then((names) => {
      isApplied = true;
      return names;
    });
    await other.query("set statement_timeout = 5000");
    const isWaiting = async () =>
      (await other.query("select from pg_locks where not granted and mode = 'AccessExclusiveLock'")).rowCount === 1;
    await expect.poll(isWaiting, { interval: 10, timeout: 10_000 }).toBe(true);
    expect((await other.query("select * from parcel")).rowCount).toBe(0);
    expect(isApplied).toBe(false);
    await user.query("commit");
    expect(await applied).toEqual(["0002_column.sql"]);
    await Promise.all([user.end(), other.end()]);
  });

  test("applies files in the order of their names, and each once", async () => {
    write("0002_rows.sql", "insert into parcel values (7)");
    write("0001_table.sql", "create table parcel (id int)");
    write("notes.txt", "not SQL");
    expect(await migrate(database.url, { directory })).toEqual(["0001_table.sql", "0002_rows.sql"]);
    write("0003_rows.sql", "insert into parcel values (8)");
    expect(await migrate(database.url, { directory })).toEqual(["0003_rows.sql"]);
    expect(await migrate(database.url, { directory })).toEqual([]);
    expect(await select("select id from parcel order by id")).toEqual([7, 8]);
  });

  test("applies every file once when eight processes start at once", async () => {
    write("0001_table.sql", "create table parcel (id int); select pg_sleep(0.2)");
    write("0002_rows.sql", "insert into parcel values (1)");
    write("0003_rows.sql", "insert into parcel select id + 1 from parcel; select pg_sleep(0.1)");
    const order = { migrate: database.url, directory };
    const processes = await Promise.all(Array.from({ length: 8 }, () => databaseProcess(order)));
    const applied = processes.flatMap(({ answer }) =>
      "applied" in answer ? answer.applied : [JSON.stringify(answer)],
    );
    expect(applied.sort()).toEqual(["0001_table.sql", "0002_rows.sql", "0003_rows.sql"]);
    expect(await select("select id from parcel order by id")).toEqual([1, 2]);
  });

  test("rolls back a file that fails and keeps the ones before it", async () => {
    write("0001_table.sql", "create table parcel (id int)");
    write("0002_broken.sql", "insert into parcel values (1); insert into nowhere values (1)");
    await expect(migrate(database.url, { directory })).rejects.toThrow(
      'Migration 0002_broken.sql failed: relation "nowhere" does not exist',
    );
    expect(await select("select id from parcel")).toEqual([]);
    expect(await select("select name from schema_migrations")).toEqual(["0001_table.sql"]);
  });

  test("refuses an applied file that was changed; other line ends are no change", async () => {
    write("0001_table.sql", "create table parcel\n(id int)");
    await migrate(database.url, { directory });
    write("0001_table.sql", "create table parcel\r\n(id int)");
    expect(await migrate(database.url, { directory })).toEqual([]);
    write("0001_table.sql", "create table parcel (id bigint)");
    await expect(migrate(database.url, { directory })).rejects.toThrow("0001_table.sql was changed");
  });

  test("reports an unreachable database in one sentence without the password", async () => {
    const attempt = migrate("postgres://crossdock:secret@127.0.0.1:1/shop", { directory });
    await expect(attempt).rejects.toThrow(
      /^The database at 127\.0\.0\.1:1\/shop cannot be reached \(.*ECONNREFUSED.*\)\.$/,
    );
    await expect(attempt).rejects.toMatchObject({ name: "DatabaseUnavailable" });
    await expect(attempt).rejects.not.toThrow("secret");
  });

  test("has run on the template of the test databases", async () => {
    const clone = await createTestDatabase();
    try {
      expect(await migrate(clone.url)).toEqual([]);
    } finally {
      await clone.drop();
    }
  });
});
