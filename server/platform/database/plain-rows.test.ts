import { asc, sql } from "drizzle-orm";
import { bigint, boolean, date, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createEmptyDatabase, type TestDatabase } from "#testing/database.ts";
import { bytea } from "./bytea.ts";
import { moneyColumn } from "./money-column.ts";
import { type OpenDatabase, openDatabase } from "./open-database.ts";
import { assigned, columnsOf, rowOf, valuesOf } from "./plain-rows.ts";

const things = pgTable("things", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  madeAt: timestamp("made_at", { withTimezone: true }),
  day: date(),
  isOld: boolean("is_old").notNull().default(true),
  pieces: integer(),
  price: moneyColumn("unit_price"),
  hash: bytea("thing_hash"),
  facts: jsonb().$type<object>(),
});

let own: TestDatabase;
let database: OpenDatabase;
beforeAll(async () => {
  own = await createEmptyDatabase();
  database = openDatabase(own.url, { poolSize: 1, onIdleError: () => undefined });
  await database.db.execute(sql`
    create table things (id bigint primary key generated always as identity, name text not null, made_at timestamptz,
      day date, is_old boolean not null default true, pieces integer, unit_price bigint, thing_hash bytea, facts jsonb)`);
});
beforeEach(() => database.db.execute(sql`truncate things restart identity`));
afterAll(async () => {
  await database?.close();
  await own?.drop();
});

const AT = new Date("2026-11-16T20:00:00.123Z");
const FULL = { name: "a", madeAt: AT, day: "2026-11-16", pieces: 3, price: 1_0000 as never, facts: { it: "is's" } };
const rows = () => database.db.select().from(things).orderBy(asc(things.id));

test("rows are written and read as drizzle writes and reads them", async () => {
  const { db } = database;
  const given = [
    { ...FULL, hash: Buffer.from("x"), isOld: false },
    { ...FULL, hash: null, isOld: undefined, pieces: sql`1 + ${1}` },
  ];
  await db.insert(things).values(given);
  await db.execute(sql`insert into things ${valuesOf(things, given)}`);
  const [first, second, third, fourth] = await rows();
  expect(third).toEqual({ ...first, id: 3 });
  expect(fourth).toEqual({ ...second, id: 4 });
  const { rows: plain } = await db.execute(sql`select ${columnsOf(things)} from things order by id`);
  expect(plain.map((row) => rowOf(things, row))).toEqual(await rows());
});

test("a field that only a later row has is written, and the others get their default", async () => {
  const { db } = database;
  await db.execute(
    sql`insert into things ${valuesOf(things, [{ name: "a" }, { name: "b", isOld: false, pieces: 3 }])}`,
  );
  expect(await rows()).toMatchObject([
    { name: "a", isOld: true, pieces: null },
    { name: "b", isOld: false, pieces: 3 },
  ]);
});

test("what is undefined is not changed, and null is written", async () => {
  const { db } = database;
  await db.execute(sql`insert into things ${valuesOf(things, [FULL])}`);
  const changes = { name: undefined, day: null, madeAt: AT, pieces: sql`pieces + 1`, facts: { other: [1] } };
  await db.execute(sql`update things set ${assigned(things, changes)}`);
  expect(await rows()).toMatchObject([{ name: "a", day: null, madeAt: AT, pieces: 4, facts: { other: [1] } }]);
});
