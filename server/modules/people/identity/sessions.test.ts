import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import { newToken } from "#platform/secret-token.ts";
import { addUser, currentEmail, logIn, PASSWORD, query, sessionOf, signedIn } from "#testing/people/identity.ts";
import { call, createTestApp, type TestApp, visit } from "#testing/test-app.ts";

const EMAIL = "ruta@example.com";
const PROXY = { env: { TRUSTED_PROXIES: "127.0.0.1" } };

let app: TestApp;
let other: TestApp;
let start = Date.now();
let clock = start;
beforeAll(async () => {
  app = await createTestApp({ ...PROXY, now: () => new Date(clock) });
  other = await createTestApp({ databaseUrl: app.databaseUrl, now: () => new Date(clock) });
  await addUser(app, { email: EMAIL });
});
afterAll(async () => {
  await other.close();
  await app.close();
});
beforeEach(() => {
  start = clock;
});

describe("T020 the session cookie", () => {
  test("T020 is host-only, HttpOnly and SameSite over https", async () => {
    const answer = await logIn(app, EMAIL, PASSWORD, { headers: { "x-forwarded-proto": "https" } });
    const [cookie] = [answer.headers["set-cookie"]].flat();
    expect(cookie).toMatch(/^__Host-session=[\w-]{43}; /);
    expect(cookie?.split("; ").slice(1).sort()).toEqual([
      "HttpOnly",
      `Max-Age=${90 * 86_400}`,
      "Path=/",
      "SameSite=Lax",
      "Secure",
    ]);
  });

  test("T022 is ignored without its prefix over https", async () => {
    const [token = ""] = Object.values(await signedIn(app, EMAIL));
    const headers = { "x-forwarded-proto": "https" };
    expect(await currentEmail(app, { session: token }, { headers })).toBeNull();
    expect(await currentEmail(app, { "__Host-session": token }, { headers })).toBe(EMAIL);
  });

  test("T027 has 256 random bits, different in ten thousand", () => {
    const tokens = Array.from({ length: 10_000 }, newToken);
    expect(new Set(tokens).size).toBe(10_000);
    const bytes = Buffer.concat(tokens.map((token) => Buffer.from(token, "base64url")));
    expect(bytes.length).toBe(320_000);
    const ones = bytes.reduce((sum, byte) => sum + byte.toString(2).replaceAll("0", "").length, 0);
    expect(Math.abs(ones / (bytes.length * 8) - 0.5)).toBeLessThan(0.005);
  });

  test("T027 is stored as a hash only", async () => {
    const [token = ""] = Object.values(await signedIn(app, EMAIL));
    const rows = await query<{ row: string }>(app, "select sessions::text as row from sessions");
    expect(rows.length).toBeGreaterThan(0);
    for (const { row } of rows) expect(row).not.toContain(Buffer.from(token).toString("hex"));
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe("a session", () => {
  test("T021 gets a new token when signing in again; the old one stops working", async () => {
    const first = await signedIn(app, EMAIL);
    const second = await signedIn(app, EMAIL, { cookies: first });
    expect(second).not.toEqual(first);
    expect(await currentEmail(app, first)).toBeNull();
    expect(await currentEmail(app, second)).toBe(EMAIL);
  });

  test("T022 never takes over a token chosen before signing in", async () => {
    const chosen = { session: newToken() };
    const mine = await signedIn(app, EMAIL, { cookies: chosen });
    expect(mine).not.toEqual(chosen);
    expect(await currentEmail(app, chosen)).toBeNull();
  });

  test("AUTH-02 T023 ends when signing out, and clears the browser's data", async () => {
    const mine = await signedIn(app, EMAIL);
    expect(await currentEmail(other, mine)).toBe(EMAIL);
    const answer = await call(app, "/auth/logout", {}, { cookies: mine });
    expect(answer.json()).toEqual({ status: true });
    expect(answer.headers["clear-site-data"]).toContain('"storage"');
    expect(answer.headers["set-cookie"]).toMatch(/^session=;.*Expires=Thu, 01 Jan 1970/);
    expect(await currentEmail(app, mine)).toBeNull();
    await vi.waitFor(async () => expect(await currentEmail(other, mine)).toBeNull());
  });

  test("T024 ends in every process when the password changes, except this one, which gets a new token", async () => {
    await addUser(app, { email: "two@example.com" });
    const [here, there] = [await signedIn(app, "two@example.com"), await signedIn(other, "two@example.com")];
    expect(await currentEmail(other, there)).toBe("two@example.com");
    const change = { current_password: PASSWORD, password: "another one entirely" };
    const answer = await call(app, "/auth/change-password", change, { cookies: here });
    expect(answer.statusCode).toBe(200);
    expect(await currentEmail(app, sessionOf(answer))).toBe("two@example.com");
    expect(await currentEmail(app, here)).toBeNull();
    await vi.waitFor(async () => expect(await currentEmail(other, there)).toBeNull());
    expect(app.mails.at(-1)).toMatchObject({ template: "password-changed", to: "two@example.com" });
  });

  test("T025 ends at once in every process when its user is disabled or deleted", async () => {
    for (const sql of ["update users set disabled_at = now() where id = $1", "delete from users where id = $1"]) {
      const email = `${sql.slice(0, 6)}@example.com`;
      const id = await addUser(app, { email });
      const mine = await signedIn(app, email);
      expect([await currentEmail(app, mine), await currentEmail(other, mine)]).toEqual([email, email]);
      await query(app, sql, [id]);
      await vi.waitFor(async () =>
        expect([await currentEmail(app, mine), await currentEmail(other, mine)]).toEqual([null, null]),
      );
    }
  });

  test("T026 ends after 30 days without use, whatever the cookie says", async () => {
    const mine = await signedIn(app, EMAIL);
    clock = start + 29 * DAY_MS;
    expect(await currentEmail(app, mine)).toBe(EMAIL);
    clock += 29 * DAY_MS;
    expect(await currentEmail(other, mine)).toBe(EMAIL);
    clock += 30 * DAY_MS;
    expect(await currentEmail(app, mine)).toBeNull();
  });

  test("T026 ends after 90 days of daily use", async () => {
    const mine = await signedIn(app, EMAIL);
    for (let day = 1; day < 90; day += 1) {
      clock = start + day * DAY_MS;
      expect(await currentEmail(app, mine)).toBe(EMAIL);
    }
    clock = start + 90 * DAY_MS;
    expect(await currentEmail(app, mine)).toBeNull();
  });

  test("T028 is not valid at another brand", async () => {
    const mine = await signedIn(app, EMAIL);
    expect(await currentEmail(app, mine, { host: "lv.localhost" })).toBeNull();
    await addUser(app, { email: EMAIL, storefront: "lv" });
    expect(await currentEmail(app, mine, { host: "lv.localhost" })).toBeNull();
    expect(await currentEmail(app, mine)).toBe(EMAIL);
  });

  test("T029 is not accepted from an address or a header", async () => {
    const [token = ""] = Object.values(await signedIn(app, EMAIL));
    const answer = await visit(app, {
      method: "POST",
      path: `/api/auth/getCurrentUser?session=${token}&__Host-session=${token}&token=${token}`,
      headers: { authorization: `Bearer ${token}`, "x-session": token },
      body: { session: token },
    });
    expect(answer.json()).toEqual({ user: null, unpaid_order: null });
  });

  test("AUTH-03 AUTH-04 returns the user's current data from both calls", async () => {
    const id = await addUser(app, { email: "fresh@example.com" });
    const mine = await signedIn(app, "fresh@example.com");
    await query(app, "update users set first_name = 'Eglė' where id = $1", [id]);
    for (const path of ["/auth/getCurrentUser", "/auth/refreshCurrentUser"]) {
      const { user } = (await call(app, path, {}, { cookies: mine })).json();
      expect(user).toMatchObject({ id, first_name: "Eglė", unpaid_orders_count: 0 });
    }
  });
});

describe("the list of devices", () => {
  const devicesOf = async (cookies: Record<string, string>) =>
    (await call(app, "/auth/devices/list", {}, { cookies })).json().devices as { id: string; is_current: boolean }[];

  test("lists this device first, and signs out one or all others", async () => {
    const email = "devices@example.com";
    await addUser(app, { email });
    const [phone, laptop, mine] = [
      await signedIn(app, email, { headers: { "user-agent": "Phone" } }),
      await signedIn(app, email, { headers: { "user-agent": "Laptop" } }),
      await signedIn(app, email, { headers: { "user-agent": "Mine" } }),
    ];
    const devices = await devicesOf(mine);
    expect(devices).toMatchObject([{ user_agent: "Mine", is_current: true }, { is_current: false }, {}]);
    const { id } = (await devicesOf(phone))[0] ?? {};
    expect((await call(app, "/auth/devices/sign-out", { id }, { cookies: mine })).statusCode).toBe(200);
    expect([await currentEmail(app, phone), await currentEmail(app, laptop)]).toEqual([null, email]);
    await call(app, "/auth/devices/sign-out-others", {}, { cookies: mine });
    expect([await currentEmail(app, laptop), await currentEmail(app, mine)]).toEqual([null, email]);
  });

  test("T026 leaves out expired sessions, idle or old", async () => {
    const email = "ended@example.com";
    const id = await addUser(app, { email });
    for (const [seen, made] of [
      [29, 29],
      [31, 31],
      [1, 91],
    ]) {
      await query(
        app,
        `insert into sessions (token_hash, user_id, storefront_code, last_seen_at, created_at, user_agent)
         values (sha256($1::text::bytea), $2, 'lt', $3, $4, $1)`,
        [`${seen} ${made}`, id, new Date(clock - Number(seen) * DAY_MS), new Date(clock - Number(made) * DAY_MS)],
      );
    }
    const devices = await devicesOf(await signedIn(app, email, { headers: { "user-agent": "Mine" } }));
    expect(devices).toMatchObject([{ user_agent: "Mine" }, { user_agent: "29 29" }]);
    expect(devices).toHaveLength(2);
  });

  test("T059 T060 answers another user's device like a missing one and keeps it", async () => {
    await addUser(app, { email: "a@example.com" });
    await addUser(app, { email: "b@example.com" });
    const [a, b] = [await signedIn(app, "a@example.com"), await signedIn(app, "b@example.com")];
    const [device] = await devicesOf(b);
    const answer = await call(app, "/auth/devices/sign-out", { id: device?.id }, { cookies: a });
    expect(answer.statusCode).toBe(404);
    expect(await currentEmail(app, b)).toBe("b@example.com");
  });
});

test("AUTH-11 refuses visitors in calls for signed-in users", async () => {
  for (const path of ["/auth/devices/list", "/account/list-delivery-addresses", "/auth/get-contact-info"]) {
    expect((await call(app, path, {})).statusCode).toBe(401);
  }
});

const canView = async (cookies: Record<string, string>) =>
  (await visit(app, { path: "/api/auth/permissions/can-view-translations", cookies })).json();

test("AUTH-10 looking at translation keys is a permission of roles", async () => {
  await addUser(app, { email: "desk@example.com", role: "administrator" });
  await addUser(app, { email: "other-desk@example.com" });
  expect(await canView(await signedIn(app, "desk@example.com"))).toBe(true);
  expect(await canView(await signedIn(app, "other-desk@example.com"))).toBe(false);
});

describe("T067 a permission that was taken away", () => {
  const email = "was-desk@example.com";

  test("T067 ends within seconds for a session that goes on, and at once for the next", async () => {
    const id = await addUser(app, { email, role: "administrator" });
    const [stays, leaves] = [await signedIn(app, email), await signedIn(app, email)];
    expect([await canView(stays), await canView(leaves)]).toEqual([true, true]);
    await query(app, "delete from user_roles where user_id = $1", [id]);
    await call(app, "/auth/logout", {}, { cookies: leaves });
    expect(await canView(leaves)).toBe(false);
    expect(await canView(await signedIn(app, email))).toBe(false);
    await expect.poll(() => canView(stays), { timeout: 15_000, interval: 250 }).toBe(false);
  }, 30_000);
});
