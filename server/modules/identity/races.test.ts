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
} from "../../../testing/accounts.ts";
import { call, createTestApp, type TestApp } from "../../../testing/test-app.ts";

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

/** Holds the user's row, as a transaction under way does, until the others stand in line for it. */
async function whileLocked(
  standing: readonly (() => Promise<{ statusCode: number }>)[],
  then = "select",
): Promise<number[]> {
  const client = new Client({ connectionString: app.databaseUrl });
  const answers: Promise<{ statusCode: number }>[] = [];
  await client.connect();
  try {
    await client.query("begin");
    await client.query("select from users where id = $1 for no key update", [userId]);
    for (const [place, stand] of standing.entries()) {
      answers.push(stand());
      await expect.poll(countWaiting, { timeout: 20_000 }).toBe(place + 1);
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

describe("at the same moment", () => {
  test("T013 a link that is opened while a newer one is asked for makes nobody fail", async () => {
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

  test("T017 T024 whoever knows the old password cannot undo the new one", async () => {
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

  test("T014 T024 a sign-in by the old password that is under way starts no session", async () => {
    const statuses = await whileLocked(
      [() => logIn(app, email)],
      `update users set password_hash = 'set by a link' where id = ${userId}`,
    );
    expect(statuses).toEqual([401]);
  });

  test("T025 nor does one of a user who is disabled meanwhile", async () => {
    const disable = `update users set disabled_at = now() where id = ${userId}`;
    expect(await whileLocked([() => logIn(app, email)], disable)).toEqual([401]);
  });

  test("T130 a change of the contact that arrives after an erasure brings no name back", async () => {
    const contact = { first_name: "Late", last_name: "Late", language: "lt", currency_id: null, email };
    await whileLocked(
      [() => post("/auth/update-contact-info", contact)],
      `update users set erased_at = now(), first_name = '', last_name = '' where id = ${userId}`,
    );
    expect(await query(app, "select first_name, last_name from users where id = $1", [userId])).toEqual([
      { first_name: "", last_name: "" },
    ]);
  });

  test("T130 nor does an address that is added then belong to anybody", async () => {
    const erase = `update users set erased_at = now() where id = ${userId}`;
    expect(await whileLocked([() => post("/account/add-delivery-address", ADDRESS)], erase)).toEqual([401]);
    expect(await query(app, "select from delivery_addresses where user_id = $1", [userId])).toEqual([]);
  });
});
