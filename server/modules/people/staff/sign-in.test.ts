import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { later, MINUTE_MS } from "#domain/shared/time/durations.ts";
import { PASSWORD } from "#testing/people/identity.ts";
import { addMember, memberTotp } from "#testing/people/members.ts";
import { staffCall } from "#testing/people/staff.ts";
import { createTestApp, type TestApp } from "#testing/test-app.ts";

let app: TestApp;
let clock = new Date("2026-03-01T08:00:00Z");
let memberId: number;
let email: string;
let members = 0;
beforeAll(async () => {
  app = await createTestApp({ now: () => clock });
});
afterAll(() => app.close());
beforeEach(async () => {
  wait(MINUTE_MS);
  email = `boss-${++members}@example.com`;
  memberId = await addMember(app.database.db, { email, password: PASSWORD });
});

const wait = (ms: number) => {
  clock = later(clock, ms);
};

type Answer = Awaited<ReturnType<typeof staffCall>>;
type Cookies = Record<string, string>;

const cookiesOf = ({ cookies }: Answer): Cookies =>
  Object.fromEntries(cookies.filter(({ value }) => value !== "").map(({ name, value }) => [name, value]));
const firstStep = (password = PASSWORD, as = email) => staffCall(app, "/session/sign-in", { email: as, password });
const secondStep = (cookies: Cookies, totp = memberTotp(clock)) =>
  staffCall(app, "/session/verify-totp", { totp }, { cookies });
const memberOf = async (cookies: Cookies) => (await staffCall(app, "/session/me", {}, { cookies })).json().member;
async function signIn(): Promise<Cookies> {
  return cookiesOf(await secondStep(cookiesOf(await firstStep())));
}
const auditOf = async (member: number) => {
  const { rows } = await app.database.db.execute(
    sql`select call, subject, storefront_code, input, address from audit_entries where member_id = ${member} order by id`,
  );
  return rows;
};

describe("signing in", () => {
  test("takes a password and then a code, under a cookie that is strict, HttpOnly and new at each step", async () => {
    const first = await firstStep();
    expect(first.json()).toEqual({ status: true, demo_totp: null });
    const pending = cookiesOf(first);
    expect(first.headers["set-cookie"]).toMatch(/^staff=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/);
    expect(await memberOf(pending)).toBeNull();
    const second = await secondStep(pending);
    const cookies = cookiesOf(second);
    expect(second.json()).toMatchObject({ status: true, member: { id: memberId, email, storefronts: "all" } });
    expect(cookies).not.toEqual(pending);
    expect(await memberOf(cookies)).toMatchObject({ email, stepped_up_until: null });
    expect((await secondStep(pending, memberTotp(clock, 1))).statusCode).toBe(401);
  });

  test("T020 over https the cookie is bound to its host and secure", async () => {
    const env = { BACKOFFICE_URL: "https://admin.localhost" };
    const secure = await createTestApp({ env, databaseUrl: app.databaseUrl, now: () => clock });
    const { headers } = await staffCall(secure, "/session/sign-in", { email, password: PASSWORD });
    await secure.close();
    expect(headers["set-cookie"]).toMatch(
      /^__Host-staff=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
  });

  test("T001 answers a wrong password, an unknown, a disabled and an unprepared member alike", async () => {
    const db = app.database.db;
    const disabled = `disabled-${members}@example.com`;
    await addMember(db, { email: disabled, password: PASSWORD });
    await db.execute(sql`update staff_members set disabled_at = now() where email = ${disabled}`);
    const unprepared = `unprepared-${members}@example.com`;
    await addMember(db, { email: unprepared, password: PASSWORD });
    await db.execute(sql`update staff_members set totp_secret = null where email = ${unprepared}`);
    const answers = [
      await firstStep("another password"),
      await firstStep(PASSWORD, "nobody@example.com"),
      await firstStep(PASSWORD, disabled),
      await firstStep(PASSWORD, unprepared),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(401);
      const { request_id: _, ...body } = answer.json();
      expect(body).toEqual({ status: false, code: "wrong_credentials", message: "auth.forms.wrong_credentials" });
      expect(answer.headers["set-cookie"]).toBeUndefined();
    }
    expect(app.log.join("\n")).toContain("run create-staff");
  });

  test("refuses a wrong code, one of another time, and one that was used", async () => {
    const pending = cookiesOf(await firstStep());
    for (const off of [-2, 2]) expect((await secondStep(pending, memberTotp(clock, off))).statusCode).toBe(401);
    const used = memberTotp(clock);
    expect((await secondStep(pending, used)).statusCode).toBe(200);
    const again = await secondStep(cookiesOf(await firstStep()), used);
    expect([again.statusCode, again.json().code]).toEqual([401, "wrong_totp"]);
  });

  test("lets one in of several who give the same code at once", async () => {
    const pending = await Promise.all(Array.from({ length: 4 }, () => firstStep()));
    const totp = memberTotp(clock);
    const answers = await Promise.all(pending.map((first) => secondStep(cookiesOf(first), totp)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test("gives the second step five minutes", async () => {
    const pending = cookiesOf(await firstStep());
    wait(5 * MINUTE_MS);
    expect((await secondStep(pending)).statusCode).toBe(401);
  });

  test("T022 adopts no session that the browser made up", async () => {
    const chosen = { staff: "a".repeat(43) };
    const answer = await staffCall(app, "/session/sign-in", { email, password: PASSWORD }, { cookies: chosen });
    expect(cookiesOf(answer)).not.toEqual(chosen);
    expect((await secondStep(chosen)).statusCode).toBe(401);
  });

  test("T006 is limited in passwords by member, known or not, and forgiven after success", async () => {
    for (const as of [email, `nobody-${members}@example.com`]) {
      const answers = [];
      for (let attempt = 0; attempt < 11; attempt += 1) answers.push((await firstStep("wrong", as)).statusCode);
      expect(answers).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
      const { headers } = await firstStep(PASSWORD, as);
      expect(headers["retry-after"]).toMatch(/^\d+$/);
    }
    wait(15 * MINUTE_MS);
    for (let attempt = 0; attempt < 9; attempt += 1) await firstStep("wrong");
    await signIn();
    for (let attempt = 0; attempt < 9; attempt += 1) expect((await firstStep("wrong")).statusCode).toBe(401);
  }, 120_000);

  test("T006 is limited in codes by member, also across sessions", async () => {
    const statuses = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      statuses.push((await secondStep(cookiesOf(await firstStep()), "000000")).statusCode);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await secondStep(cookiesOf(await firstStep()))).statusCode).toBe(429);
  });

  test("T065 a shop's customer is nobody here, and a member is nobody in the shop", async () => {
    const cookies = await signIn();
    const { staff: token = "" } = cookies;
    const shop = await app.server.inject({
      method: "POST",
      url: "/api/auth/getCurrentUser",
      headers: { host: "lt.localhost", "sec-fetch-site": "same-origin" },
      cookies: { ...cookies, session: token },
      payload: {},
    });
    expect(shop.json()).toEqual({ user: null, unpaid_order: null });
    expect(await memberOf({ session: token })).toBeNull();
  });
});

describe("a session", () => {
  test("T026 ends after 30 minutes without use", async () => {
    const cookies = await signIn();
    wait(29 * MINUTE_MS);
    expect(await memberOf(cookies)).toMatchObject({ email });
    wait(29 * MINUTE_MS);
    expect(await memberOf(cookies)).toMatchObject({ email });
    wait(30 * MINUTE_MS);
    expect(await memberOf(cookies)).toBeNull();
  });

  test("T026 ends after 12 hours however much it is used", async () => {
    const cookies = await signIn();
    for (let minutes = 0; minutes < 12 * 60 - 20; minutes += 20) {
      wait(20 * MINUTE_MS);
      expect(await memberOf(cookies)).toMatchObject({ email });
    }
    wait(20 * MINUTE_MS);
    expect(await memberOf(cookies)).toBeNull();
  });

  test("T023 ends by signing out, and its cookie with it", async () => {
    const cookies = await signIn();
    const answer = await staffCall(app, "/session/sign-out", {}, { cookies });
    expect(answer.json()).toEqual({ status: true });
    expect(answer.headers["set-cookie"]).toMatch(/^staff=; .*Path=\/; Expires=Thu, 01 Jan 1970/);
    expect(answer.headers["clear-site-data"]).toBe('"storage"');
    expect(await memberOf(cookies)).toBeNull();
  });

  test("T025 F42 ends at once when the member is disabled, and knows no rights that were taken away", async () => {
    const db = app.database.db;
    const cookies = await signIn();
    expect((await memberOf(cookies)).permissions).toContain("orders.refund");
    await db.execute(sql`delete from staff_member_roles where member_id = ${memberId}`);
    expect((await memberOf(cookies)).permissions).toEqual([]);
    await db.execute(sql`update staff_members set disabled_at = now() where id = ${memberId}`);
    expect(await memberOf(cookies)).toBeNull();
  });

  test("is swept when it has ended", async () => {
    await signIn();
    wait(13 * 60 * MINUTE_MS);
    await app.shop.staff?.sweep();
    const { rows } = await app.database.db.execute(sql`select from staff_sessions where member_id = ${memberId}`);
    expect(rows).toEqual([]);
  });
});

describe("stepping up", () => {
  const stepUp = (cookies: Cookies, totp: string) => staffCall(app, "/session/step-up", { totp }, { cookies });

  test("T068 takes another code, changes the session's secret and counts for five minutes", async () => {
    const cookies = await signIn();
    expect((await stepUp(cookies, memberTotp(clock))).statusCode).toBe(401);
    const answer = await stepUp(cookies, memberTotp(clock, 1));
    const until = later(clock, 5 * MINUTE_MS).toISOString();
    expect(answer.json()).toEqual({ status: true, stepped_up_until: until });
    const renewed = cookiesOf(answer);
    expect(await memberOf(cookies)).toBeNull();
    expect(await memberOf(renewed)).toMatchObject({ stepped_up_until: until });
    wait(5 * MINUTE_MS);
    expect(await memberOf(renewed)).toMatchObject({ email, stepped_up_until: null });
  });

  test("T068 is for signed-in members", async () => {
    expect((await stepUp({}, memberTotp(clock))).statusCode).toBe(401);
    expect((await stepUp(cookiesOf(await firstStep()), memberTotp(clock))).statusCode).toBe(401);
  });

  test("T068 without it a dangerous call is refused, and says what is missing", async () => {
    const refund = { number: "OR1", reason: "as asked" };
    const cookies = await signIn();
    const answer = await staffCall(app, "/orders/refund", refund, { cookies });
    expect([answer.statusCode, answer.json().code]).toEqual([403, "step_up_required"]);
  });
});

test("every sign-in, further code and sign-out leaves one audit entry without secrets", async () => {
  const cookies = await signIn();
  const renewed = cookiesOf(await staffCall(app, "/session/step-up", { totp: memberTotp(clock, 1) }, { cookies }));
  await staffCall(app, "/session/sign-out", {}, { cookies: renewed });
  await firstStep("wrong");
  const own = { subject: `member:${memberId}`, storefront_code: null, input: {}, address: "127.0.0.1" };
  expect(await auditOf(memberId)).toEqual([
    { call: "session.verifyTotp", ...own },
    { call: "session.stepUp", ...own },
    { call: "session.signOut", ...own },
  ]);
  const { rows } = await app.database.db.execute(
    sql`select encode(totp_secret, 'escape') as secret from staff_members where id = ${memberId}`,
  );
  expect(JSON.stringify(rows)).not.toContain("12345678901234567890");
  expect(app.log.join("\n")).not.toContain(PASSWORD);
});
