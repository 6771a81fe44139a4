import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addUser, logIn, mailedToken, PASSWORD, query, REGISTRATION, signedIn } from "../../../testing/accounts.ts";
import { call, createTestApp, type TestApp } from "../../../testing/test-app.ts";

const PROXY = "10.0.0.1";

let app: TestApp;
let clock = new Date("2026-11-15T10:00:00Z");
beforeAll(async () => {
  app = await createTestApp({ env: { TRUSTED_PROXIES: PROXY }, now: () => clock });
  await addUser(app, { email: "ruta@example.com" });
});
afterAll(() => app.close());
beforeEach(() => query(app, "delete from rate_limits"));

interface Try {
  email: string;
  password?: string;
  from?: string;
  peer?: string;
}

/** A login as the proxy in front passes it on, or from a peer of its own. */
function tryFrom({ email, password = "not the password", from = "192.0.2.1", peer = PROXY }: Try) {
  return app.server.inject({
    method: "POST",
    url: "/api/auth/login",
    headers: { host: "lt.localhost", "sec-fetch-site": "same-origin", "x-forwarded-for": from },
    payload: { email, password },
    remoteAddress: peer,
  });
}

const statuses = async (tries: Promise<{ statusCode: number }>[]) =>
  (await Promise.all(tries)).map(({ statusCode }) => statusCode);
const times = <Result>(count: number, make: (index: number) => Result) =>
  Array.from({ length: count }, (_, i) => make(i));

describe("T006 tries on one account", () => {
  test("T006 from ten addresses are stopped, and the owner comes in by a new password", async () => {
    const email = "ruta@example.com";
    for (const index of times(10, Number)) {
      expect((await tryFrom({ email, from: `192.0.2.${index}` })).statusCode).toBe(401);
    }
    const refused = await tryFrom({ email, from: "192.0.2.99", password: PASSWORD });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBe(900);
    expect(refused.json()).toMatchObject({ code: "too_many_requests", message: "error.call.too-many-requests" });

    await call(app, "/auth/request-password-reset", { email });
    const password = "a password of my own";
    await call(app, "/auth/password-reset", { token: mailedToken(app, email), password });
    expect((await tryFrom({ email, password })).statusCode).toBe(200);
  });

  test("T006 fifty at once: exactly ten are looked at", async () => {
    const outcomes = await statuses(times(50, (i) => tryFrom({ email: "many@example.com", from: `198.51.100.${i}` })));
    expect(outcomes.filter((status) => status === 401)).toHaveLength(10);
    expect(outcomes.filter((status) => status === 429)).toHaveLength(40);
  });

  test("T006 the count survives a restart and ends with its quarter of an hour", async () => {
    const email = "patient@example.com";
    await statuses(times(10, (i) => tryFrom({ email, from: `203.0.113.${i}` })));
    const restarted = await createTestApp({ databaseUrl: app.databaseUrl, now: () => clock });
    expect((await logIn(restarted, email)).statusCode).toBe(429);
    clock = new Date(clock.getTime() + 15 * 60_000);
    expect((await logIn(restarted, email)).statusCode).toBe(401);
    await restarted.close();
  });
});

describe("T007 tries from one address", () => {
  const rows = (bucket: string) =>
    query<{ hits: number }>(app, "select hits from rate_limits where bucket like $1", [bucket]);

  test("T007 on a hundred accounts are stopped", async () => {
    await tryFrom({ email: "first@example.com", from: "192.0.2.7" });
    await query(app, "update rate_limits set hits = 99 where bucket like 'login from%'");
    expect((await tryFrom({ email: "next@example.com", from: "192.0.2.7" })).statusCode).toBe(401);
    expect((await tryFrom({ email: "last@example.com", from: "192.0.2.7" })).statusCode).toBe(429);
    expect((await tryFrom({ email: "last@example.com", from: "192.0.2.8" })).statusCode).toBe(401);
  });

  test("T007 T061 whatever else can be guessed or mailed from one address is stopped as well", async () => {
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

  test("T008 a client that is no proxy of ours cannot name another address", async () => {
    for (const index of times(12, Number)) {
      await tryFrom({ email: `${index}@example.com`, from: `192.0.2.${index}`, peer: "198.51.100.7" });
    }
    expect(await rows("login from%")).toEqual([{ hits: 12 }]);
  });

  test("T008 the addresses of one IPv6 network count as one", async () => {
    for (const from of ["2001:db8:1:2::1", "2001:db8:1:2:ffff::9", "2001:0db8:0001:0002:1:2:3:4"]) {
      await tryFrom({ email: "six@example.com", from });
    }
    expect(await rows("login from%")).toEqual([{ hits: 3 }]);
  });

  test("T007 whoever signs in rightly is not counted", async () => {
    await addUser(app, { email: "often@example.com" });
    for (const _ of times(12, Number)) {
      expect((await tryFrom({ email: "often@example.com", password: PASSWORD })).statusCode).toBe(200);
    }
    expect(await rows("login from%")).toEqual([{ hits: 0 }]);
  });
});
