import { parseOptions } from "@node-rs/argon2";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { addUser, currentEmail, logIn, PASSWORD, query, sessionOf } from "#testing/people/identity.ts";
import { call, createTestApp, type TestApp } from "#testing/test-app.ts";
import * as hashing from "./passwords/hash-in-worker.ts";

const hashInWorker = vi.spyOn(hashing, "hashInWorker");
beforeEach(() => void hashInWorker.mockClear());

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await addUser(app, { email: "ruta@example.com" });
});
afterAll(async () => {
  hashInWorker.mockRestore();
  await app.close();
});

/** An answer without what differs each time. */
function comparable({ statusCode, headers, body }: Awaited<ReturnType<typeof logIn>>) {
  const { date, "x-request-id": requestId, ...compared } = headers;
  return { statusCode, headers: compared, body: body.replace(String(requestId), "") };
}

describe("signing in", () => {
  test("AUTH-01 T064 returns the user's public fields only", async () => {
    const answer = await logIn(app, " Ruta@Example.com ");
    expect(answer.statusCode).toBe(200);
    const user = {
      email: "ruta@example.com",
      first_name: "Rūta",
      last_name: "Žalgirė",
      unpaid_orders_count: 0,
      inbox_count: 0,
    };
    expect(answer.json()).toEqual({ status: true, user: { id: expect.any(Number), ...user } });
    expect(await currentEmail(app, sessionOf(answer))).toBe("ruta@example.com");
  });

  test("T001 answers a wrong password and an unknown address alike, byte by byte", async () => {
    const wrong = comparable(await logIn(app, "ruta@example.com", "not the password"));
    expect(wrong.statusCode).toBe(401);
    expect(comparable(await logIn(app, "nobody@example.com", "not the password"))).toEqual(wrong);
    await addUser(app, { email: "guest@example.com", password: null });
    expect(comparable(await logIn(app, "guest@example.com", "not the password"))).toEqual(wrong);
    await addUser(app, { email: "off@example.com" });
    await query(app, "update users set disabled_at = now() where email = 'off@example.com'");
    expect(comparable(await logIn(app, "off@example.com"))).toEqual(wrong);
  });

  test("T002 does as much work for an unknown address as for a wrong password", async () => {
    const work = async (email: string) => {
      hashInWorker.mockClear();
      await logIn(app, email, "not the password");
      return hashInWorker.mock.calls.map(([job]) => [parseOptions(job.passwordHash ?? ""), job.password]);
    };
    const known = await work("ruta@example.com");
    expect(known).toHaveLength(1);
    expect(await work("nobody@example.com")).toEqual(known);
    expect(await work("guest@example.com")).toEqual(known);
    expect(await work("off@example.com")).toEqual(known);
  });

  test("T010 refuses a password that differs only in case or only after byte 72", async () => {
    const long = `${"ą".repeat(40)} and an end`;
    await addUser(app, { email: "long@example.com", password: long });
    expect((await logIn(app, "long@example.com", long)).statusCode).toBe(200);
    for (const other of [`${"ą".repeat(40)} and an End`, "ą".repeat(40), `${long} `, long.toUpperCase()]) {
      expect((await logIn(app, "long@example.com", other)).statusCode, other).toBe(401);
    }
  });

  test("T063 ignores further fields", async () => {
    const body = { email: "ruta@example.com", password: PASSWORD, role: "administrator", user_type: "pro", id: 1 };
    expect((await call(app, "/auth/login", body)).statusCode).toBe(200);
    const [user] = await query<{ user_type: string }>(app, "select user_type from users where email = $1", [
      "ruta@example.com",
    ]);
    expect(user?.user_type).toBe("customer");
  });

  test("T018 stores passwords as argon2id with the recommended parameters", async () => {
    const body = { email: "new@example.com", password: PASSWORD, first_name: "A", last_name: "B", country_id: 1 };
    await call(app, "/auth/register", { ...body, terms_accepted: true, language: "en" });
    const [row] = await query<{ password_hash: string }>(app, "select password_hash from users where email = $1", [
      "new@example.com",
    ]);
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

describe("T011 a password of a megabyte", () => {
  test.each([
    { bytes: 1_000_000, status: 413 },
    { bytes: 200_000, status: 400 },
  ])("T011 is refused before anything is hashed: $bytes", async ({ bytes, status }) => {
    const answer = await logIn(app, "ruta@example.com", "x".repeat(bytes));
    expect(answer.statusCode).toBe(status);
    expect(hashInWorker).not.toHaveBeenCalled();
  });
});

test("T012 refuses sign-ins that cannot be served in time and serves all others", async () => {
  // More than run and wait at once, wherever this runs, and more than are hashed until the last of them has come.
  const CROWD = 250;
  const answers = await Promise.all(
    Array.from({ length: CROWD }, (_, index) => {
      const headers = { host: "lt.localhost", "sec-fetch-site": "same-origin" };
      const payload = { email: `crowd${index}@example.com`, password: "not the password" };
      const remoteAddress = `192.0.2.${index}`;
      return app.server.inject({ method: "POST", url: "/api/auth/login", headers, payload, remoteAddress });
    }),
  );
  const busy = answers.filter(({ statusCode }) => statusCode === 503);
  expect(busy.length).toBeGreaterThan(0);
  expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(CROWD - busy.length);
  expect(hashInWorker).toHaveBeenCalledTimes(CROWD - busy.length);
});
