import { aliasedTable, and, asc, eq, exists, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { alias, boolean, jsonb, PgDialect, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { bytea } from "./bytea.ts";
import { moneyColumn } from "./money-column.ts";
import { writeStatements } from "./statement-text.ts";

const things = pgTable("things", {
  name: text().primaryKey(),
  madeAt: timestamp("made_at", { withTimezone: true }).notNull(),
  isOld: boolean("is_old"),
  price: moneyColumn("unit_price"),
  hash: bytea("thing_hash"),
  facts: jsonb().$type<object>(),
});
const other = alias(things, "other");
const db = drizzle.mock();
const now = new Date("2026-11-16T20:00:00Z");
const made = db.$with("made").as(
  db
    .insert(things)
    .values({ name: "a", madeAt: now, hash: Buffer.from("b"), facts: { c: 1 } })
    .returning(),
);

const STATEMENTS: Record<string, { getSQL(): SQL }> = {
  "plain values": sql`select ${1}, ${"two"}, ${null}, ${true}, ${undefined} ${now}, ${Buffer.from("x")}, ${{ a: 1 }}`,
  "lists and arrays": sql`select ${[1, "b", sql`c`]}, ${sql.param([1, 2])}::integer[], ${[]}`,
  "names and raw parts": sql`select ${sql.identifier('od"d')}, ${sql.raw("'raw'")}, ${sql.join([sql`a`, 2], sql`, `)}`,
  "pieces within pieces": sql`select ${sql`${things.name} = ${"x"} and ${sql`${sql`${3}`}`}`}, ${4}`,
  "inlined values": sql`select ${sql`${"it's"} ${5} ${null}`.inlineParams()}, ${6}`,
  placeholders: sql`select ${sql.placeholder("a")}, ${1}, ${sql.param(sql.placeholder("b"), things.madeAt)}, ${2}`,
  "encoded values": sql`select ${sql.param(now, things.madeAt)}, ${sql.param({ a: 1 }, things.facts)}, ${sql.param(null)}`,
  "a table and its columns": sql`select ${things.isOld}, ${other.price} from ${things} join ${other} on ${1} = ${2}`,
  "a select": db
    .select({ name: things.name, twice: sql<number>`2 * ${things.price}`.as("twice") })
    .from(things)
    .leftJoin(other, eq(other.name, things.name))
    .where(and(or(eq(things.isOld, true), isNull(things.price)), inArray(things.name, ["a", "b"])))
    .orderBy(asc(sql`twice`))
    .limit(3)
    .for("update"),
  "a select of a select": db.select().from(
    db
      .select({ name: things.name })
      .from(things)
      .where(exists(db.select().from(aliasedTable(things, "third")).where(sql`${7} > 6`)))
      .as("inner"),
  ),
  "an update": db
    .update(things)
    .set({ price: sql`${things.price} + ${5}`, facts: { d: 2 }, isOld: null })
    .where(eq(things.name, "a"))
    .returning({ name: things.name }),
  "an upsert": db
    .insert(things)
    .values([
      { name: "a", madeAt: now },
      { name: "b", madeAt: sql`now() + ${"1 day"}` },
    ])
    .onConflictDoUpdate({ target: things.name, targetWhere: sql`is_old`, set: { isOld: true } }),
  "a statement with another one in it": db.with(made).select().from(made).where(eq(made.name, "x")),
  "a delete": db.delete(things).where(eq(things.isOld, false)),
};

test.each(Object.entries(STATEMENTS))("%s are written as by drizzle", (_, statement) => {
  const dialect = new PgDialect();
  const drizzles = dialect.sqlToQuery.bind(dialect);
  const { sql: text, params } = drizzles(statement.getSQL());
  for (let times = 0; times < 2; times += 1)
    expect(writeStatements(drizzles)(statement.getSQL())).toEqual({ sql: text, params });
});
