import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../testing/database.ts";
import { type OpenDatabase, openDatabase } from "../database/open-database.ts";
import { cleanUp } from "./clean-up.ts";
import { type JobKind, type Jobs, openJobs } from "./open-jobs.ts";

const PATIENCE = { timeout: 20_000, interval: 100 };
const kind = (name: string): JobKind => ({
  name,
  retries: 3,
  firstRetryAfterSeconds: 1,
  longestRetryAfterSeconds: 1,
  expiresAfterSeconds: 30,
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
    await jobs.define(kind("note"));
    await open.db.transaction((tx) => jobs.enqueue(tx, kind("note"), "kept"));
    await open.db.transaction((tx) => jobs.enqueue(tx, kind("note"), "kept"));
    const undone = open.db.transaction(async (tx) => {
      await jobs.enqueue(tx, kind("note"), "undone");
      throw new Error("no");
    });
    await expect(undone).rejects.toThrow("no");
    await jobs.work(kind("note"), async (key) => void done.push(key));
    await open.db.transaction((tx) => jobs.enqueue(tx, kind("note"), "last"));
    await expect.poll(() => done.includes("last"), PATIENCE).toBe(true);
    expect(done.sort()).toEqual(["kept", "last"]);
  }, 30_000);

  test("T130 that fails tells why, in the log and in its record, without the values of its statement", async () => {
    const told: string[] = [];
    const own = await openJobs({ databaseUrl: database.url, onError: ({ message }) => told.push(message) });
    const once = { ...kind("personal"), retries: 0 };
    await own.define(once);
    await own.work(once, async () => void (await open.db.execute(sql`select ${"ruta@example.com"}, 1 / 0`)));
    await open.db.transaction((tx) => own.enqueue(tx, once, "1"));
    const records = () =>
      open.db.execute(sql`select output from jobs.job where name = 'personal' and state = 'failed'`);
    await expect.poll(async () => (await records()).rows, PATIENCE).toHaveLength(1);
    const [record] = (await records()).rows;
    expect(record).toEqual({ output: { message: "division by zero" } });
    expect(told).toContain("The job personal failed: division by zero");
    await own.stop();
  }, 30_000);

  test("that fails comes again, and does not hold up the others", async () => {
    const tries: string[] = [];
    await jobs.define(kind("shaky"));
    await jobs.work(kind("shaky"), async (key) => {
      tries.push(key);
      if (key === "bad" && tries.filter((tried) => tried === "bad").length < 2) throw new Error("not yet");
    });
    await open.db.transaction(async (tx) => {
      await jobs.enqueue(tx, kind("shaky"), "bad");
      await jobs.enqueue(tx, kind("shaky"), "good");
    });
    await expect.poll(() => tries.filter((key) => key === "bad").length, PATIENCE).toBe(2);
    expect(tries.filter((key) => key === "good")).toHaveLength(1);
  }, 30_000);
});

describe("several processes", () => {
  test("F25 a job whose worker died with it in its hands is done by another one", async () => {
    const done: string[] = [];
    await jobs.define(kind("orphaned"));
    await open.db.transaction((tx) => jobs.enqueue(tx, kind("orphaned"), "left behind"));
    await open.db.execute(sql`
      update jobs.job set state = 'active', started_on = now(), heartbeat_on = now() - interval '10 seconds'
      where name = 'orphaned'`);
    await jobs.work(kind("orphaned"), async (key) => void done.push(key));
    await expect.poll(() => done, PATIENCE).toEqual(["left behind"]);
  }, 30_000);

  test("may start at once on a new database", async () => {
    const fresh = await createTestDatabase();
    const settings = { databaseUrl: fresh.url, onError: () => undefined };
    const opened = await Promise.all([openJobs(settings), openJobs(settings), openJobs(settings)]);
    await Promise.all(opened.map((each) => each.define(kind("shared"))));
    await Promise.all(opened.map((each) => each.stop()));
    await fresh.drop();
  }, 30_000);

  test("work on after the database has thrown all of them out", async () => {
    const done: string[] = [];
    await jobs.define(kind("tough"));
    await jobs.work(kind("tough"), async (key) => void done.push(key));
    await open.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'crossdock jobs' and datname = current_database()`,
    );
    await open.db.transaction((tx) => jobs.enqueue(tx, kind("tough"), "after"));
    await expect.poll(() => done, PATIENCE).toEqual(["after"]);
  }, 30_000);
});

test("a sweep that fails is told of and keeps no other from its work", async () => {
  const swept: string[] = [];
  const sweeps = [() => Promise.reject(new Error("the first broke")), async () => void swept.push("second")];
  await expect(cleanUp(sweeps)).rejects.toThrow("the first broke");
  expect(swept).toEqual(["second"]);
});
