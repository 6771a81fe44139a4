import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { createTestDatabase, type TestDatabase } from "#testing/database.ts";
import { type OpenDatabase, openDatabase } from "../database/open-database.ts";
import { cleanUp } from "./clean-up.ts";
import { defineJob, type JobSettings } from "./define-job.ts";
import { type Jobs, openJobs } from "./open-jobs.ts";

const PATIENCE = { timeout: 20_000, interval: 100 };
const job = (name: string, settings: Partial<JobSettings> = {}) =>
  defineJob({
    name,
    payload: z.object({ text: z.string() }),
    keyOf: ({ text }) => text,
    retries: 3,
    firstRetryAfterSeconds: 1,
    longestRetryAfterSeconds: 1,
    expiresAfterSeconds: 30,
    ...settings,
  });

let database: TestDatabase;
let open: OpenDatabase;
let jobs: Jobs;

beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url, { poolSize: 2, onIdleError: () => undefined });
  jobs = await openJobs({ databaseUrl: database.url, onError: () => undefined, pollSeconds: 0.5 });
});

afterAll(async () => {
  await jobs?.stop();
  await open?.close();
  await database?.drop();
});

describe("a job", () => {
  test("exists only after the commit of its cause, once for each key", async () => {
    const done: string[] = [];
    await jobs.createQueue(job("note"));
    await open.db.transaction((tx) => jobs.enqueue(tx, job("note"), { text: "kept" }));
    await open.db.transaction((tx) => jobs.enqueue(tx, job("note"), { text: "kept" }));
    const undone = open.db.transaction(async (tx) => {
      await jobs.enqueue(tx, job("note"), { text: "undone" });
      throw new Error("no");
    });
    await expect(undone).rejects.toThrow("no");
    await jobs.work(job("note"), async ({ text }) => void done.push(text));
    await open.db.transaction((tx) => jobs.enqueue(tx, job("note"), { text: "last" }));
    await expect.poll(() => done.includes("last"), PATIENCE).toBe(true);
    expect(done.sort()).toEqual(["kept", "last"]);
  }, 30_000);

  test("T130 that fails reports why, in the log and in its record, without the values of its statement", async () => {
    const reported: string[] = [];
    const own = await openJobs({ databaseUrl: database.url, onError: ({ message }) => reported.push(message) });
    const once = job("personal", { retries: 0 });
    await own.createQueue(once);
    await own.work(once, async () => void (await open.db.execute(sql`select ${"ruta@example.com"}, 1 / 0`)));
    await open.db.transaction((tx) => own.enqueue(tx, once, { text: "1" }));
    const records = () =>
      open.db.execute(sql`select output from jobs.job where name = 'personal' and state = 'failed'`);
    await expect.poll(async () => (await records()).rows, PATIENCE).toHaveLength(1);
    const [record] = (await records()).rows;
    expect(record).toEqual({ output: { message: "division by zero" } });
    expect(reported).toContain("The job personal failed: division by zero");
    await own.stop();
  }, 30_000);

  test("whose payload another release wrote differently fails without being run, and says so", async () => {
    const reported: string[] = [];
    const own = await openJobs({ databaseUrl: database.url, onError: ({ message }) => reported.push(message) });
    const [older, newer] = [
      job("renamed"),
      { ...job("renamed", { retries: 0 }), payload: z.object({ words: z.int() }) },
    ];
    await own.createQueue(newer);
    const ran: unknown[] = [];
    await own.work({ ...newer, keyOf: () => "" }, async (payload) => void ran.push(payload));
    await open.db.transaction((tx) => own.enqueue(tx, older, { text: "secret" }));
    await expect.poll(() => reported.length, PATIENCE).toBe(1);
    expect(reported[0]).toContain("The job renamed failed");
    expect(reported[0]).not.toContain("secret");
    expect(ran).toEqual([]);
    await own.stop();
  }, 30_000);

  test("that fails comes again, and does not hold up the others", async () => {
    const attempts: string[] = [];
    await jobs.createQueue(job("shaky"));
    await jobs.work(job("shaky"), async ({ text }) => {
      attempts.push(text);
      if (text === "bad" && attempts.filter((one) => one === "bad").length < 2) throw new Error("not yet");
    });
    await open.db.transaction(async (tx) => {
      await jobs.enqueue(tx, job("shaky"), { text: "bad" });
      await jobs.enqueue(tx, job("shaky"), { text: "good" });
    });
    await expect.poll(() => attempts.filter((text) => text === "bad").length, PATIENCE).toBe(2);
    expect(attempts.filter((text) => text === "good")).toHaveLength(1);
  }, 30_000);
});

test("jobs that an earlier release left waiting get the payloads of this one", async () => {
  const earlier = {
    "send-mail": "7",
    "refund-payment": "5",
    "import-pickup-points": "dpd",
    "order-effect": "paid:12:0:3",
  };
  for (const [name, text] of Object.entries(earlier)) {
    await jobs.createQueue(job(name));
    await open.db.transaction((tx) => jobs.enqueue(tx, job(name), { text }));
    await open.db.execute(
      sql`update jobs.job set data = jsonb_build_object('key', data ->> 'text') where name = ${name}`,
    );
  }
  const migration = readFileSync(new URL("../../migrations/0012_state_machines.sql", import.meta.url), "utf8");
  await open.db.execute(sql.raw(migration.slice(migration.indexOf("do $$"))));
  const { rows } = await open.db.execute(
    sql`select name, data from jobs.job where name in ${Object.keys(earlier)} order by name`,
  );
  expect(rows).toEqual([
    { name: "import-pickup-points", data: { carrier: "dpd" } },
    { name: "order-effect", data: { name: "paid", orderId: 12, amount: 0, paymentId: 3 } },
    { name: "refund-payment", data: { refundId: 5 } },
    { name: "send-mail", data: { mailId: 7 } },
  ]);
});

describe("several processes", () => {
  test("F25 a job whose worker died is run by another one", async () => {
    const done: string[] = [];
    await jobs.createQueue(job("orphaned"));
    await open.db.transaction((tx) => jobs.enqueue(tx, job("orphaned"), { text: "left behind" }));
    await open.db.execute(sql`
      update jobs.job set state = 'active', started_on = now(), heartbeat_on = now() - interval '10 seconds'
      where name = 'orphaned'`);
    await jobs.work(job("orphaned"), async ({ text }) => void done.push(text));
    await expect.poll(() => done, PATIENCE).toEqual(["left behind"]);
  }, 30_000);

  test("may start at once on a new database", async () => {
    const fresh = await createTestDatabase();
    const settings = { databaseUrl: fresh.url, onError: () => undefined };
    const opened = await Promise.all([openJobs(settings), openJobs(settings), openJobs(settings)]);
    await Promise.all(opened.map((each) => each.createQueue(job("shared"))));
    await Promise.all(opened.map((each) => each.stop()));
    await fresh.drop();
  }, 30_000);

  test("continue after the database has closed all their connections", async () => {
    const done: string[] = [];
    await jobs.createQueue(job("tough"));
    await jobs.work(job("tough"), async ({ text }) => void done.push(text));
    await open.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'crossdock jobs' and datname = current_database()`,
    );
    await open.db.transaction((tx) => jobs.enqueue(tx, job("tough"), { text: "after" }));
    await expect.poll(() => done, PATIENCE).toEqual(["after"]);
  }, 30_000);
});

test("a sweep that fails is reported and does not stop the others", async () => {
  const swept: string[] = [];
  const sweeps = [() => Promise.reject(new Error("the first broke")), async () => void swept.push("second")];
  await expect(cleanUp(sweeps)).rejects.toThrow("the first broke");
  expect(swept).toEqual(["second"]);
});
