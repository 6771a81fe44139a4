import { sql } from "drizzle-orm";
import { expect, inject, test } from "vitest";
import { createTestDatabase, execute } from "#testing/database.ts";
import { openDatabase } from "./open-database.ts";

test("F07 a connection that is cut inside a transaction fails the transaction, not the process", async () => {
  const own = await createTestDatabase();
  const idleErrors: Error[] = [];
  const { db, close } = openDatabase(own.url, { poolSize: 2, onIdleError: (error) => void idleErrors.push(error) });
  const uncaught: unknown[] = [];
  const note = (error: unknown) => void uncaught.push(error);
  process.on("uncaughtException", note);
  const work = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
    // No query runs when the connection ends, so only its own listener can handle the error.
    await new Promise((resolve) => setTimeout(resolve, 100));
    await tx.execute(sql`select 1`);
  });
  await expect(work).rejects.toThrow();
  expect(await db.execute(sql`select 1 as one`)).toMatchObject({ rows: [{ one: 1 }] });
  process.off("uncaughtException", note);
  expect(uncaught).toEqual([]);
  await close();
  await own.drop();
});

test("F07 I11 after 50 losses of every connection under load the pool is whole, and closing ends", async () => {
  const own = await createTestDatabase();
  const { db, connections, close } = openDatabase(own.url, { poolSize: 5, onIdleError: () => undefined });
  const name = new URL(own.url).pathname.slice(1);
  let isOver = false;
  const work = async () => {
    while (!isOver) await db.transaction((tx) => tx.execute(sql`select 1`)).catch(() => undefined);
  };
  const load = Array.from({ length: 20 }, work);
  const killAll = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`;
  for (let kill = 0; kill < 50; kill += 1) await execute(inject("adminDatabaseUrl"), killAll);
  isOver = true;
  await Promise.all(load);
  const { open, idle, waiting } = connections();
  expect({ used: open - idle, waiting }).toEqual({ used: 0, waiting: 0 });
  const closedAt = performance.now();
  await close();
  expect(performance.now() - closedAt).toBeLessThan(2_000);
  await own.drop();
});

test("F07 a connection whose transaction cannot be rolled back is closed, not handed to the next", async () => {
  const own = await createTestDatabase();
  const { db, connections, close } = openDatabase(own.url, { poolSize: 1, onIdleError: () => undefined });
  const work = db.transaction(async (tx) => {
    await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
  });
  await expect(work).rejects.toThrow();
  expect(connections().open).toBe(0);
  expect(await db.execute(sql`select 1 as one`)).toMatchObject({ rows: [{ one: 1 }] });
  await close();
  await own.drop();
});
