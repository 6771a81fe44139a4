import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { MINUTE_MS } from "#domain/shared/time/durations.ts";
import { addUser, currentEmail, logIn, mailedToken, PASSWORD, query, signedIn } from "#testing/people/identity.ts";
import { call, createTestApp, type TestApp, visit } from "#testing/test-app.ts";

const NEW_PASSWORD = "a password of my own";

let app: TestApp;
let clock = Date.now();
let email: string;
let count = 0;
beforeAll(async () => {
  app = await createTestApp({ now: () => new Date(clock) });
});
afterAll(() => app.close());
beforeEach(async () => {
  count += 1;
  email = `user${count}@example.com`;
  app.mails.length = 0;
  await query(app, "delete from rate_limits");
  await addUser(app, { email, isConfirmed: false });
});

const request = (to = email, options = {}) => call(app, "/auth/request-password-reset", { email: to }, options);
const reset = (token: string, password = NEW_PASSWORD, options = {}) =>
  call(app, "/auth/password-reset", { token, password }, options);

describe("asking for a new password", () => {
  test("T003 answers every address alike and mails only the known one", async () => {
    const known = await request(email.toUpperCase());
    const unknown = await request("nobody@example.com");
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    expect(known.json()).toEqual({ status: true });
    expect(app.mails.map(({ template, to }) => ({ template, to }))).toEqual([
      { template: "reset-password", to: email },
    ]);
  });

  test("T003 answers both after the same time, longer than either takes", async () => {
    const timed = async (to: string) => {
      const startedAt = performance.now();
      await request(to);
      return performance.now() - startedAt;
    };
    expect(await timed(email)).toBeGreaterThanOrEqual(249);
    expect(await timed("nobody@example.com")).toBeGreaterThanOrEqual(249);
  });

  test("T015 links to the storefront's own host, whatever host the request names", async () => {
    await request(email, { headers: { "x-forwarded-host": "evil.example", "x-host": "evil.example" } });
    const url = `http://lt.localhost:3000/lt/password-reset/${mailedToken(app, email)}`;
    expect(app.mails.at(-1)?.values).toMatchObject({ url });
    expect((await request(email, { host: "evil.example" })).statusCode).toBe(421);
  });

  test("T006 limits the mails to one address by resets", async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => request()));
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(3);
    expect(app.mails).toHaveLength(5);
  });
});

describe("setting it by the link", () => {
  test("AUTH-07 works once and ends all sessions", async () => {
    const mine = await signedIn(app, email);
    await request();
    const token = mailedToken(app, email);
    expect((await reset(token)).json()).toEqual({ status: true });
    expect(await currentEmail(app, mine)).toBeNull();
    expect((await logIn(app, email, PASSWORD)).statusCode).toBe(401);
    expect((await logIn(app, email, NEW_PASSWORD)).statusCode).toBe(200);
    expect((await reset(token, "yet another one")).statusCode).toBe(410);
    expect((await logIn(app, email, NEW_PASSWORD)).statusCode).toBe(200);
  });

  test("T013 lets exactly one of twenty concurrent requests set its password", async () => {
    await request();
    const token = mailedToken(app, email);
    const passwords = Array.from({ length: 20 }, (_, index) => `password number ${index} of mine`);
    const answers = await Promise.all(passwords.map((password) => reset(token, password)));
    const winners = passwords.filter((_, index) => answers[index]?.statusCode === 200);
    expect(winners).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 410)).toHaveLength(19);
    expect((await logIn(app, email, winners[0])).statusCode).toBe(200);
  });

  test("T013 refuses a link after an hour, and after a newer one", async () => {
    await request();
    const old = mailedToken(app, email);
    await request();
    expect((await reset(old)).statusCode).toBe(410);
    const late = mailedToken(app, email);
    clock += 60 * MINUTE_MS;
    const answer = await reset(late);
    expect(answer.statusCode).toBe(410);
    expect(answer.json()).toMatchObject({ code: "link_expired", message: "auth.forms.link_expired" });
  });

  test("T014 changes the account of the link, not the one that is signed in", async () => {
    await addUser(app, { email: `b-${email}` });
    const b = await signedIn(app, `b-${email}`);
    await request();
    expect((await reset(mailedToken(app, email), NEW_PASSWORD, { cookies: b })).statusCode).toBe(200);
    expect(await currentEmail(app, b)).toBe(`b-${email}`);
    expect((await logIn(app, `b-${email}`, PASSWORD)).statusCode).toBe(200);
    expect((await logIn(app, email, NEW_PASSWORD)).statusCode).toBe(200);
  });

  test("T028 refuses another brand's link", async () => {
    await request();
    const token = mailedToken(app, email);
    expect((await reset(token, NEW_PASSWORD, { host: "lv.localhost" })).statusCode).toBe(410);
    expect((await reset(token)).statusCode).toBe(200);
  });

  test("T009 refuses a common password at its field and keeps the link valid", async () => {
    await request();
    const token = mailedToken(app, email);
    const refused = await reset(token, "Password123!");
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({ status: false, errors: { password: "validation.password-common" } });
    expect((await reset(token)).statusCode).toBe(200);
  });

  test("T013 refuses unknown and malformed tokens", async () => {
    for (const token of ["x", "' or 1=1", "A".repeat(43), "ą".repeat(43)]) {
      expect((await reset(token)).statusCode, token).toBe(410);
    }
  });

  test("T014 ends a sign-in with the old password that was under way", async () => {
    await request();
    const token = mailedToken(app, email);
    const [, ...logins] = await Promise.all([reset(token), ...Array.from({ length: 8 }, () => signedIn(app, email))]);
    for (const cookies of logins) expect(await currentEmail(app, cookies)).toBeNull();
  });
});

describe("T016 the page of the link", () => {
  test("T016 keeps its token out of the log and of other sites", async () => {
    await request();
    const token = mailedToken(app, email);
    const { headers } = await visit(app, { path: `/lt/password-reset/${token}` });
    expect(headers["referrer-policy"]).toBe("no-referrer");
    expect(headers["cache-control"]).toMatch(/no-store/);
    await reset(token);
    expect(app.log.join("")).toContain("/password-reset/…");
    expect(app.log.join("")).not.toContain(token);
  });
});

describe("changing it while signed in", () => {
  test("T017 requires the current password", async () => {
    const cookies = await signedIn(app, email);
    const change = (body: object) => call(app, "/auth/change-password", body, { cookies });
    expect((await change({ password: NEW_PASSWORD })).statusCode).toBe(400);
    const wrong = await change({ current_password: "not the password", password: NEW_PASSWORD });
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json().errors).toEqual({ current_password: "validation.password-wrong" });
    expect((await logIn(app, email, PASSWORD)).statusCode).toBe(200);
    expect(
      (await call(app, "/auth/change-password", { current_password: PASSWORD, password: NEW_PASSWORD })).statusCode,
    ).toBe(401);
  });

  test("T006 limits how often a session may guess the password", async () => {
    const cookies = await signedIn(app, email);
    const body = { current_password: "not the password", password: NEW_PASSWORD };
    const answers = await Promise.all(
      Array.from({ length: 14 }, () => call(app, "/auth/change-password", body, { cookies })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(10);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(4);
  });
});
