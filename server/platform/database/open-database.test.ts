import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestDatabase } from "../../../testing/database.ts";
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
