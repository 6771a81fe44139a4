import { eq, sql } from "drizzle-orm";
import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Machine } from "#domain/shared/state/machine.ts";
import { createTestDatabase, type TestDatabase } from "#testing/database.ts";
import type { CallContext } from "../calls/call-context.ts";
import { refuse } from "../calls/call-errors.ts";
import type { StaffCallContext } from "../calls/staff-call-context.ts";
import { StaffScope } from "../calls/staff-scope.ts";
import { type OpenDatabase, openDatabase } from "../database/open-database.ts";
import { insertFirstState } from "../state/insert-first-state.ts";
import { defineAggregate } from "./define-aggregate.ts";
import { defineEffects, type EffectDeps } from "./define-effects.ts";

type State = "draft" | "sent";

const letters = pgTable("letters", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  state: text().$type<State>().notNull(),
  storefront: text().notNull(),
});
const machine: Machine<State, "send" | "revise", "notify"> = {
  name: "letter",
  states: ["draft", "sent"],
  events: ["send", "revise"],
  initial: { event: "write", state: "draft" },
  transitions: [
    { from: "draft", event: "send", to: "sent", actors: ["staff"], effects: ["notify"] },
    { from: "sent", event: "revise", to: "draft", actors: ["customer"] },
  ],
};
const LETTER_EFFECT = defineEffects({
  queue: "letter-effect",
  names: ["notify", "remind"],
  of: "letterId",
  numbers: ["days"],
});
const letterAggregate = defineAggregate({
  machine,
  table: letters,
  prefix: "claim",
  storefrontsOf: ({ storefront }) => [storefront],
  isOwn: (_, name) => eq(letters.storefront, name),
  effects: LETTER_EFFECT.follow,
});

let own: TestDatabase;
let database: OpenDatabase;
beforeAll(async () => {
  own = await createTestDatabase();
  database = openDatabase(own.url, { poolSize: 4, onIdleError: () => undefined });
  await database.db.execute(sql`
    create table letters (id integer primary key generated always as identity, state text not null, storefront text not null)`);
});
afterAll(async () => {
  await database?.close();
  await own?.drop();
});

const write = (storefront = "lt") =>
  insertFirstState(database.db, letterAggregate, { storefront }, { actor: "customer" });

/** Jobs that only remember their keys and payloads. */
function remembering() {
  const enqueued: [key: string, payload: object][] = [];
  const enqueue: EffectDeps["jobs"]["enqueue"] = async (_, { keyOf }, payload) =>
    void enqueued.push([keyOf(payload), payload]);
  return { enqueued, deps: { jobs: { enqueue } } };
}

const send = { event: "send", actor: "staff" } as const;
const revise = { event: "revise", actor: "customer" } as const;

function memberOf(storefront: string): StaffCallContext {
  const scope = new StaffScope({ storefronts: [storefront], warehouses: "all" });
  const concerns: StaffCallContext["concerns"] = (subject) => {
    if (!scope.has(subject)) throw refuse("not_found");
  };
  return { db: database.db, concerns } as StaffCallContext;
}

describe("an aggregate", () => {
  test("I9 the key of an effect is the status event that caused it: two moves of a row never share one", async () => {
    const { db } = database;
    const { id } = await write();
    const { enqueued, deps } = remembering();
    await letterAggregate.move(db, { id }, send, deps);
    await letterAggregate.move(db, { id }, revise, deps);
    await letterAggregate.move(db, { id }, send, deps);
    const sent = (await letterAggregate.history(db, id)).filter(({ event }) => event === "send");
    expect(sent).toHaveLength(2);
    expect(enqueued).toEqual(
      sent.map((event) => [
        `notify:${id}:${event.id}`,
        { name: "notify", letterId: id, days: 0, occasion: String(event.id) },
      ]),
    );
  });

  test("I9 an effect that follows no move has its own occasion", async () => {
    const { enqueued, deps } = remembering();
    await LETTER_EFFECT.enqueue(deps, database.db, { name: "remind", letterId: 7, days: 3, occasion: "day 3" });
    expect(enqueued.map(([key]) => key)).toEqual(["remind:7:day 3"]);
  });

  test("I10 move refuses as a conflict where tryMove answers null, and no effect follows", async () => {
    const { db } = database;
    const { id } = await write();
    const { enqueued, deps } = remembering();
    expect(await letterAggregate.tryMove(db, { id }, revise, deps)).toBeNull();
    await expect(letterAggregate.move(db, { id }, revise, deps)).rejects.toMatchObject({ code: "conflict" });
    expect(enqueued).toEqual([]);
  });

  test("T059 rows are found and locked by id, number and owner; all others are not found", async () => {
    const { db } = database;
    const row = await write("own");
    expect(await letterAggregate.find(db, row.id)).toEqual(row);
    expect(await letterAggregate.find(db, 0)).toBeNull();
    expect(await letterAggregate.tryLock(db, row.id, eq(letters.state, "sent"))).toBeNull();
    expect(await letterAggregate.lockByNumber(db, ` cl ${row.id} `)).toEqual(row);
    expect(await letterAggregate.lockOwn(db, {} as CallContext, "own")).toEqual(row);
    const missing = [
      () => letterAggregate.lock(db, null),
      () => letterAggregate.lockByNumber(db, `OR${row.id}`),
      () => letterAggregate.lockOwn(db, {} as CallContext, "another"),
    ];
    for (const one of missing) await expect(one()).rejects.toMatchObject({ code: "not_found" });
  });

  test("T065 a row outside of the member's storefronts is not found", async () => {
    const { id } = await write("lv");
    expect(await letterAggregate.lockInScope(memberOf("lv"), `CL${id}`)).toMatchObject({ id });
    const other = letterAggregate.lockInScope(memberOf("lt"), `CL${id}`);
    await expect(other).rejects.toMatchObject({ code: "not_found" });
  });

  test("T065 rows without numbers are named by their ids, and only where they have storefronts", async () => {
    const { id } = await write("lv");
    const named = defineAggregate({ machine, table: letters, storefrontsOf: ({ storefront }) => [storefront] });
    expect(await named.findInScope(memberOf("lv"), id)).toMatchObject({ id });
    for (const [storefront, name] of [
      ["lt", id],
      ["lv", `CL${id}`],
    ] as const)
      await expect(named.lockInScope(memberOf(storefront), name)).rejects.toMatchObject({ code: "not_found" });
    const unnamed = defineAggregate({ machine, table: letters });
    await expect(unnamed.findInScope(memberOf("lv"), id)).rejects.toThrow("No call names a letter");
  });

  test("I9 what follows every move follows no refused move, and no history that is written later", async () => {
    const { db } = database;
    const { id } = await write();
    const said: State[] = [];
    const heard = defineAggregate({
      machine,
      table: letters,
      moved: async (_deps: object, _tx, { state }) => void said.push(state),
    });
    await heard.move(db, { id }, send, {});
    expect(await heard.tryMove(db, { id }, send, {})).toBeNull();
    await heard.recordPast(db, id, { event: "revise" });
    expect(said).toEqual(["sent"]);
  });

  test("I10 the past is written by an actor who may cause it, and no effect follows", async () => {
    const { db } = database;
    const { id } = await write();
    const at = new Date("2026-01-02T03:04:05Z");
    expect(await letterAggregate.recordPast(db, id, { event: "send", at })).toMatchObject({ state: "sent" });
    expect((await letterAggregate.history(db, id)).at(-1)).toMatchObject({ actor: "staff", at });
    await expect(letterAggregate.recordPast(db, id, { event: "send" })).rejects.toThrow("cannot send");
  });
});
