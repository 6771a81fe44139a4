import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { HOUR_MS } from "#domain/shared/time/durations.ts";
import { createTestDatabase, type TestDatabase } from "#testing/database.ts";
import { type OpenDatabase, openDatabase } from "../database/open-database.ts";
import { newToken } from "../secret-token.ts";
import type { CallContext } from "./call-context.ts";
import { refuse } from "./call-errors.ts";
import { idempotent, sweepIdempotencyKeys } from "./idempotency.ts";

let database: TestDatabase;
let open: OpenDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url, { poolSize: 16, onIdleError: () => undefined });
});

afterAll(async () => {
  await open?.close();
  await database?.drop();
});

const visitor = newToken();

function from(idempotencyKey: string | undefined, visitorToken: string | undefined = visitor, db = open.db) {
  return { db, user: null, client: { idempotencyKey, visitorToken } } as CallContext;
}

const BODY = { slug: "a", total: 100 };

/** Counts how often it ran, and answers with that. */
function counted() {
  const work = { runs: 0, run: async () => ({ status: true, run: ++work.runs }) };
  return work;
}

describe("T118 a call with an Idempotency-Key", () => {
  test("T118 without a key, or with a huge one, is refused and nothing runs", async () => {
    const work = counted();
    for (const key of [undefined, "", "k".repeat(256)]) {
      await expect(idempotent(from(key), "pay", BODY, work.run)).rejects.toMatchObject({ status: 400 });
    }
    expect(work.runs).toBe(0);
  });

  test("T118 with the same body gets the same answer, also from another process", async () => {
    const work = counted();
    const first = await idempotent(from("same"), "pay", BODY, work.run);
    expect(await idempotent(from("same"), "pay", BODY, work.run)).toEqual(first);
    const restarted = openDatabase(database.url, { poolSize: 1, onIdleError: () => undefined });
    expect(await idempotent(from("same", visitor, restarted.db), "pay", BODY, work.run)).toEqual(first);
    await restarted.close();
    expect(work.runs).toBe(1);
  });

  test("T118 with another body is refused with 422", async () => {
    const work = counted();
    await idempotent(from("other"), "pay", BODY, work.run);
    const changed = idempotent(from("other"), "pay", { ...BODY, total: 1 }, work.run);
    await expect(changed).rejects.toMatchObject({ status: 422, code: "key_reused" });
    expect(work.runs).toBe(1);
  });

  test("T118 while the first still runs is refused with 409, out of fifty at once one runs", async () => {
    const release = Promise.withResolvers<void>();
    let runs = 0;
    const slow = async () => {
      runs += 1;
      await release.promise;
      return { status: true };
    };
    const tries = Array.from({ length: 50 }, () => idempotent(from("running"), "pay", BODY, slow));
    const settled = tries.map((each) => each.then(() => "answered").catch(({ status }) => status));
    const refused = await Promise.race([Promise.any(tries).catch(() => null), expectRefusals(settled, 49)]);
    expect(refused).toBe(49);
    release.resolve();
    expect((await Promise.all(settled)).filter((outcome) => outcome === "answered")).toHaveLength(1);
    expect(runs).toBe(1);
  });

  test("T118 of somebody else, or of another call, is another key", async () => {
    const work = counted();
    await idempotent(from("shared"), "pay", BODY, work.run);
    await idempotent(from("shared", newToken()), "pay", { slug: "b" }, work.run);
    await idempotent(from("shared"), "top-up", { amount: 1 }, work.run);
    expect(work.runs).toBe(3);
  });

  test("T118 without an owner runs each time: strangers do not get each other's answers", async () => {
    const work = counted();
    const stranger = { ...from("nobody"), client: { idempotencyKey: "nobody" } } as CallContext;
    await idempotent(stranger, "pay", BODY, work.run);
    expect(await idempotent(stranger, "pay", BODY, work.run)).toEqual({ status: true, run: 2 });
  });

  test("T118 that was refused or broke can be tried again at once", async () => {
    const work = counted();
    for (const problem of [refuse("unavailable"), new Error("lost")]) {
      const broken = idempotent(from("broken"), "pay", BODY, () => Promise.reject(problem));
      await expect(broken).rejects.toBe(problem);
    }
    await idempotent(from("broken"), "pay", BODY, work.run);
    expect(work.runs).toBe(1);
  });
});

describe("T118 a key whose process died", () => {
  const leave = async (key: string) => {
    const never = new Promise<never>(() => {});
    void idempotent(from(key), "pay", BODY, () => never);
    await expect.poll(() => countOf(key)).toBe(1);
  };
  const expire = (key: string) =>
    open.db.execute(sql`update idempotency_keys set leased_until = now() - interval '1 second' where key = ${key}`);

  test("T118 is taken over after its lease, by one of many", async () => {
    await leave("dead");
    await expect(idempotent(from("dead"), "pay", BODY, counted().run)).rejects.toMatchObject({ status: 409 });
    await expire("dead");
    const work = counted();
    const tries = Array.from({ length: 20 }, () => idempotent(from("dead"), "pay", BODY, work.run));
    const outcomes = await Promise.allSettled(tries);
    expect(work.runs).toBe(1);
    expect(outcomes.filter(({ status }) => status === "fulfilled").length).toBeGreaterThan(0);
  });

  test("F01 T118 is taken over only when its lease was not renewed: a slow call keeps its key", async () => {
    const working = Promise.withResolvers<string>();
    const first = idempotent(from("working"), "pay", BODY, () => working.promise);
    await expect.poll(() => countOf("working")).toBe(1);
    await open.db.execute(
      sql`update idempotency_keys set leased_until = now() + interval '6 seconds' where key = 'working'`,
    );
    const isRenewed = async () => {
      const { rows } = await open.db.execute(
        sql`select from idempotency_keys where key = 'working' and leased_until > now() + interval '7 seconds'`,
      );
      return rows.length === 1;
    };
    await expect.poll(isRenewed, { timeout: 10_000 }).toBe(true);
    working.resolve("done");
    expect(await first).toBe("done");
  }, 20_000);

  test("T118 that comes back late does not overwrite the answer of the call that took over", async () => {
    const late = Promise.withResolvers<string>();
    const first = idempotent(from("late"), "pay", BODY, () => late.promise);
    await expect.poll(() => countOf("late")).toBe(1);
    await expire("late");
    await idempotent(from("late"), "pay", BODY, async () => "of the second");
    late.resolve("of the first");
    await first;
    expect(await idempotent(from("late"), "pay", BODY, async () => "third")).toBe("of the second");
  });

  test("T118 is swept after two days", async () => {
    await leave("old");
    await sweepIdempotencyKeys(open.db, new Date(Date.now() + 47 * HOUR_MS));
    expect(await countOf("old")).toBe(1);
    await sweepIdempotencyKeys(open.db, new Date(Date.now() + 49 * HOUR_MS));
    expect(await countOf("old")).toBe(0);
  });
});

async function countOf(key: string): Promise<number> {
  const { rows } = await open.db.execute(sql`select from idempotency_keys where key = ${key}`);
  return rows.length;
}

/** Resolves as soon as so many have been refused with 409. */
async function expectRefusals(outcomes: Promise<unknown>[], wanted: number): Promise<number> {
  let refused = 0;
  return new Promise((resolve) => {
    for (const outcome of outcomes) {
      void outcome.then((result) => {
        if (result === 409) refused += 1;
        if (refused === wanted) resolve(refused);
      });
    }
  });
}
