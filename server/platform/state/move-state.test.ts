import { eq, sql } from "drizzle-orm";
import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Machine } from "#domain/shared/state/machine.ts";
import { createTestDatabase, type TestDatabase } from "#testing/database.ts";
import { type OpenDatabase, openDatabase } from "../database/open-database.ts";
import { findBrokenHistories } from "./check-histories.ts";
import { moveState, type Subject } from "./move-state.ts";
import { historyOf, initialEvent, insertStatusEvents } from "./status-events.ts";

type State = "draft" | "sent" | "accepted";
type Event = "send" | "accept";

const letters = pgTable("letters", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  state: text().$type<State>().notNull(),
  carrier: text(),
});
const machine: Machine<State, Event, "notify"> = {
  name: "letter",
  states: ["draft", "sent", "accepted"],
  events: ["send", "accept"],
  initial: { event: "write", state: "draft" },
  transitions: [
    { from: "draft", event: "send", to: "sent", actors: ["staff"], effects: ["notify"] },
    { from: "sent", event: "accept", to: "accepted", actors: ["customer"] },
  ],
};
const states = { machine, table: letters };

let own: TestDatabase;
let database: OpenDatabase;
beforeAll(async () => {
  own = await createTestDatabase();
  database = openDatabase(own.url, { poolSize: 4, onIdleError: () => undefined });
  await database.db.execute(
    sql`create table letters (id integer primary key generated always as identity, state text not null, carrier text)`,
  );
});
afterAll(async () => {
  await database?.close();
  await own?.drop();
});

async function write(): Promise<number> {
  const { db } = database;
  const written = db.$with("written").as(db.insert(letters).values({ state: "draft" }).returning());
  const history = insertStatusEvents(machine, written, [initialEvent(machine, { actor: "staff", actorId: 7 })]);
  const [row] = await db.with(written, db.$with("recorded", {}).as(history)).select().from(written);
  return row?.id ?? 0;
}

const send = (subject: Subject<State>, enqueued: string[] = []) =>
  database.db.transaction((tx) =>
    moveState(
      tx,
      states,
      subject,
      {
        event: "send",
        actor: "staff",
        actorId: 7,
        note: "by hand",
        details: { pages: 2 },
        changes: { carrier: "owl" },
      },
      async (effect) => void enqueued.push(effect),
    ),
  );
const stateOf = async (id: number) => (await database.db.select().from(letters).where(eq(letters.id, id)))[0]?.state;

describe("I10 moveState", () => {
  test("I10 writes the row, its history and its effects, and returns the row", async () => {
    const [id, enqueued] = [await write(), [] as string[]];
    expect(await send({ id }, enqueued)).toEqual({ id, state: "sent", carrier: "owl" });
    expect(enqueued).toEqual(["notify"]);
    expect(await historyOf(database.db, machine, id)).toMatchObject([
      { fromState: null, event: "write", toState: "draft", actor: "staff", actorId: 7, note: null, details: {} },
      { fromState: "draft", event: "send", toState: "sent", note: "by hand", details: { pages: 2 } },
    ]);
    expect(await findBrokenHistories(database.db, states)).toEqual([]);
  });

  test("I10 refuses an event that the state, the actor or the expected state does not allow, and writes nothing", async () => {
    const [id, enqueued] = [await write(), [] as string[]];
    const accept = (subject: Subject<State>, actor: "customer" | "staff") =>
      database.db.transaction((tx) => moveState(tx, states, subject, { event: "accept", actor }, null));
    expect(await accept({ id }, "customer")).toBeNull();
    expect(await accept({ id, state: "sent" }, "customer")).toBeNull();
    await send({ id });
    expect(await accept({ id }, "staff")).toBeNull();
    expect(await send({ id, state: "draft" }, enqueued)).toBeNull();
    expect(await send({ id: 0 })).toBeNull();
    expect(enqueued).toEqual([]);
    expect(await stateOf(id)).toBe("sent");
    expect(await historyOf(database.db, machine, id)).toHaveLength(2);
  });

  test("I10 lets one of many that move the same row at once succeed", async () => {
    const id = await write();
    const moved = await Promise.all([1, 2, 3, 4].map((nth) => send(nth % 2 === 0 ? { id } : { id, state: "draft" })));
    expect(moved.filter((row) => row !== null)).toHaveLength(1);
    expect(await findBrokenHistories(database.db, states)).toEqual([]);
  });

  test("I9 leaves nothing behind when the transaction is rolled back", async () => {
    const id = await write();
    const undone = database.db.transaction(async (tx) => {
      await moveState(tx, states, { id }, { event: "send", actor: "staff" }, null);
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect(await stateOf(id)).toBe("draft");
    expect(await historyOf(database.db, machine, id)).toHaveLength(1);
  });

  test("I10 a state that was changed past the machine is found", async () => {
    const id = await write();
    await database.db.update(letters).set({ state: "accepted" }).where(eq(letters.id, id));
    expect(await findBrokenHistories(database.db, states)).toEqual([
      { id, problem: "is accepted, but its history ends at draft" },
    ]);
  });
});
