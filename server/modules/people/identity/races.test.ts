import { Client } from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  ADDRESS,
  addUser,
  logIn,
  mailedToken,
  PASSWORD,
  query,
  REGISTRATION,
  sessionOf,
  signedIn,
} from "#testing/people/identity.ts";
import { call, createTestApp, type TestApp } from "#testing/test-app.ts";

let app: TestApp;
let email: string;
let userId: number;
let cookies: Record<string, string>;
let count = 0;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  count += 1;
  email = `user${count}@example.com`;
  userId = await addUser(app, { email });
  cookies = await signedIn(app, email);
});

const post = (path: string, body: object = {}, as = cookies) => call(app, path, body, { cookies: as });

/** Locks the user's row, as a running transaction does, until the others wait for it. */
async function whileLocked(
  waiting: readonly (() => Promise<{ statusCode: number }>)[],
  then = "select",
): Promise<number[]> {
  const client = new Client({ connectionString: app.databaseUrl });
  const answers: Promise<{ statusCode: number }>[] = [];
  await client.connect();
  try {
    await client.query("begin");
    await client.query("select from users where id = $1 for no key update", [userId]);
    for (const [index, start] of waiting.entries()) {
      answers.push(start());
      await expect.poll(countWaiting, { timeout: 20_000 }).toBe(index + 1);
    }
    await client.query(then);
    await client.query("commit");
  } finally {
    await client.end();
  }
  return (await Promise.all(answers)).map(({ statusCode }) => statusCode);
}

const WAITING = "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
const countWaiting = async () => (await query(app, WAITING)).length;

describe("concurrent requests", () => {
  test("T013 do not deadlock when a link is opened while a newer one is requested", async () => {
    email = `new-${email}`;
    const mine = sessionOf(await call(app, "/auth/register", { ...REGISTRATION, email }));
    [{ id: userId } = { id: 0 }] = await query<{ id: number }>(app, "select id from users where email = $1", [email]);
    const token = mailedToken(app, email);
    const statuses = await whileLocked([
      () => post("/auth/resend-confirmation", {}, mine),
      () => post("/auth/confirm-email", { token }, mine),
    ]);
    expect(statuses).toEqual([200, 410]);
  });

  test("T017 T024 do not let the old password undo a reset", async () => {
    const change = { current_password: PASSWORD, password: "the thief's own password" };
    const statuses = await whileLocked(
      [() => post("/auth/change-password", change)],
      `update users set password_hash = 'set by a link' where id = ${userId}`,
    );
    expect(statuses).toEqual([422]);
    expect(await query(app, "select password_hash from users where id = $1", [userId])).toEqual([
      { password_hash: "set by a link" },
    ]);
  });

  test("T014 T024 start no session with a password that was just replaced", async () => {
    const statuses = await whileLocked(
      [() => logIn(app, email)],
      `update users set password_hash = 'set by a link' where id = ${userId}`,
    );
    expect(statuses).toEqual([401]);
  });

  test("T025 start no session of a user who was just disabled", async () => {
    const disable = `update users set disabled_at = now() where id = ${userId}`;
    expect(await whileLocked([() => logIn(app, email)], disable)).toEqual([401]);
  });

  test("T130 store no contact after an erasure", async () => {
    const contact = { first_name: "Late", last_name: "Late", language: "lt", currency_id: null, email };
    await whileLocked(
      [() => post("/auth/update-contact-info", contact)],
      `update users set erased_at = now(), first_name = '', last_name = '' where id = ${userId}`,
    );
    expect(await query(app, "select first_name, last_name from users where id = $1", [userId])).toEqual([
      { first_name: "", last_name: "" },
    ]);
  });

  test("T130 store no address after an erasure", async () => {
    const erase = `update users set erased_at = now() where id = ${userId}`;
    expect(await whileLocked([() => post("/account/add-delivery-address", ADDRESS)], erase)).toEqual([401]);
    expect(await query(app, "select from delivery_addresses where user_id = $1", [userId])).toEqual([]);
  });
});
