import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { later, MINUTE_MS } from "#domain/shared/time/durations.ts";
import { addUser, logIn, mailedToken, PASSWORD, query, REGISTRATION, signedIn } from "#testing/people/identity.ts";
import { call, createTestApp, type TestApp } from "#testing/test-app.ts";

const PROXY = "10.0.0.1";

let app: TestApp;
let clock = new Date("2026-11-15T10:00:00Z");
beforeAll(async () => {
  app = await createTestApp({ env: { TRUSTED_PROXIES: PROXY }, now: () => clock });
  await addUser(app, { email: "ruta@example.com" });
});
afterAll(() => app.close());
beforeEach(() => query(app, "delete from rate_limits"));

interface Attempt {
  email: string;
  password?: string;
  from?: string;
  peer?: string;
}

/** A sign-in through the trusted proxy, or directly from a peer. */
function attempt({ email, password = "not the password", from = "192.0.2.1", peer = PROXY }: Attempt) {
  return app.server.inject({
    method: "POST",
    url: "/api/auth/login",
    headers: { host: "lt.localhost", "sec-fetch-site": "same-origin", "x-forwarded-for": from },
    payload: { email, password },
    remoteAddress: peer,
  });
}

const statuses = async (attempts: Promise<{ statusCode: number }>[]) =>
  (await Promise.all(attempts)).map(({ statusCode }) => statusCode);
const times = <Result>(count: number, make: (index: number) => Result) =>
  Array.from({ length: count }, (_, i) => make(i));

describe("T006 attempts on one account", () => {
  test("T006 are refused after ten, from any address; the owner signs in with a new password", async () => {
    const email = "ruta@example.com";
    for (const index of times(10, Number)) {
      expect((await attempt({ email, from: `192.0.2.${index}` })).statusCode).toBe(401);
    }
    const refused = await attempt({ email, from: "192.0.2.99", password: PASSWORD });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBe(900);
    expect(refused.json()).toMatchObject({ code: "too_many_requests", message: "error.call.too-many-requests" });

    await call(app, "/auth/request-password-reset", { email });
    const password = "a password of my own";
    await call(app, "/auth/password-reset", { token: mailedToken(app, email), password });
    expect((await attempt({ email, password })).statusCode).toBe(200);
  });

  test("T006 lets exactly ten of fifty concurrent ones through", async () => {
    const outcomes = await statuses(times(50, (i) => attempt({ email: "many@example.com", from: `198.51.100.${i}` })));
    expect(outcomes.filter((status) => status === 401)).toHaveLength(10);
    expect(outcomes.filter((status) => status === 429)).toHaveLength(40);
  });

  test("T006 stay counted over a restart, for a quarter of an hour", async () => {
    const email = "patient@example.com";
    await statuses(times(10, (i) => attempt({ email, from: `203.0.113.${i}` })));
    const restarted = await createTestApp({ databaseUrl: app.databaseUrl, now: () => clock });
    expect((await logIn(restarted, email)).statusCode).toBe(429);
    clock = later(clock, 15 * MINUTE_MS);
    expect((await logIn(restarted, email)).statusCode).toBe(401);
    await restarted.close();
  });
});

describe("T007 attempts from one address", () => {
  const rows = (bucket: string) =>
    query<{ hits: number }>(app, "select hits from rate_limits where bucket like $1", [bucket]);

  test("T007 are refused after a hundred, on any account", async () => {
    await attempt({ email: "first@example.com", from: "192.0.2.7" });
    await query(app, "update rate_limits set hits = 99 where bucket like 'login from%'");
    expect((await attempt({ email: "next@example.com", from: "192.0.2.7" })).statusCode).toBe(401);
    expect((await attempt({ email: "last@example.com", from: "192.0.2.7" })).statusCode).toBe(429);
    expect((await attempt({ email: "last@example.com", from: "192.0.2.8" })).statusCode).toBe(401);
  });

  test("T007 T061 are limited for every call that guesses or mails", async () => {
    const token = "A".repeat(43);
    await addUser(app, { email: "limited@example.com", isConfirmed: false });
    const cookies = await signedIn(app, "limited@example.com");
    const contact = { first_name: "R", last_name: "Ž", language: "lt", currency_id: null, current_password: PASSWORD };
    const limited: [path: string, limit: string, body: (index: number) => object][] = [
      ["/auth/password-reset", "link from", () => ({ token, password: PASSWORD })],
      ["/auth/confirm-email", "link from", () => ({ token })],
      ["/auth/resend-confirmation", "mail from", () => ({})],
      ["/auth/update-contact-info", "mail from", (index) => ({ ...contact, email: `${index}@example.com` })],
      ["/auth/request-password-reset", "mail from", (index) => ({ email: `${index}@example.com` })],
      ["/auth/register/check-client", "check from", (index) => ({ email: `${index}@example.com` })],
      ["/auth/register", "register from", (index) => ({ ...REGISTRATION, email: `r${index}@example.com` })],
      ["/newsletter/subscribe", "newsletter from", (index) => ({ email: `${index}@example.com`, locale: "lt" })],
    ];
    for (const [path, limit, body] of limited) {
      await query(app, "delete from rate_limits");
      expect((await call(app, path, body(1), { cookies })).statusCode, path).not.toBe(429);
      await query(app, "update rate_limits set hits = 60 where bucket like $1", [`${limit} %`]);
      const refused = await call(app, path, body(2), { cookies });
      expect([path, refused.statusCode]).toEqual([path, 429]);
      expect(Number(refused.headers["retry-after"]), path).toBeGreaterThan(0);
    }
  });

  test("T008 ignores the forwarded address of a client that is no trusted proxy", async () => {
    for (const index of times(12, Number)) {
      await attempt({ email: `${index}@example.com`, from: `192.0.2.${index}`, peer: "198.51.100.7" });
    }
    expect(await rows("login from%")).toEqual([{ hits: 12 }]);
  });

  test("T008 counts the addresses of one IPv6 network as one", async () => {
    for (const from of ["2001:db8:1:2::1", "2001:db8:1:2:ffff::9", "2001:0db8:0001:0002:1:2:3:4"]) {
      await attempt({ email: "six@example.com", from });
    }
    expect(await rows("login from%")).toEqual([{ hits: 3 }]);
  });

  test("T007 does not count a successful sign-in", async () => {
    await addUser(app, { email: "often@example.com" });
    for (const _ of times(12, Number)) {
      expect((await attempt({ email: "often@example.com", password: PASSWORD })).statusCode).toBe(200);
    }
    expect(await rows("login from%")).toEqual([{ hits: 0 }]);
  });
});
