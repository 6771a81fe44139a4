import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  addUser,
  currentEmail,
  logIn,
  mailedToken,
  PASSWORD,
  query,
  REGISTRATION,
  sessionOf,
  signedIn,
} from "#testing/people/identity.ts";
import { place, stateOf } from "#testing/selling/orders.ts";
import { call, createTestApp, type TestApp } from "#testing/test-app.ts";

let app: TestApp;
let email: string;
let count = 0;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  count += 1;
  email = `new${count}@example.com`;
  app.mails.length = 0;
  await query(app, "delete from rate_limits");
});

const register = (fields: object = {}) => call(app, "/auth/register", { ...REGISTRATION, email, ...fields });

describe("registering", () => {
  test("AUTH-06 opens an account, signs in and mails a link to confirm the address", async () => {
    const answer = await register({ email: ` ${email.toUpperCase()} `, phone_number: "+370 600 00000" });
    expect(answer.json()).toEqual({
      status: true,
      user: {
        id: expect.any(Number),
        email,
        first_name: "Rūta",
        last_name: "Žalgirė",
        unpaid_orders_count: 0,
        inbox_count: 0,
      },
      new_password_has_been_sent: false,
    });
    const cookies = sessionOf(answer);
    expect(await currentEmail(app, cookies)).toBe(email);
    const token = mailedToken(app, email);
    expect(app.mails).toMatchObject([{ template: "confirm-email", to: email, language: "lt" }]);
    expect(app.mails[0]?.values).toMatchObject({ url: `http://lt.localhost:3000/lt/confirm-email/${token}` });
    expect((await call(app, "/auth/confirm-email", { token }, { cookies })).json()).toMatchObject({ user: { email } });
    const [row] = await query<{ confirmed_at: Date; phone_number: string }>(
      app,
      "select * from users where email = $1",
      [email],
    );
    expect(row?.confirmed_at).toBeInstanceOf(Date);
    expect(row?.phone_number).toBe("+370 600 00000");
    expect((await call(app, "/auth/confirm-email", { token }, { cookies })).statusCode).toBe(410);
  });

  test("AUTH-06 refuses a registered address with auth.forms.user_already_exists", async () => {
    await register();
    const again = await register({ password: "another one entirely" });
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ status: false, message: "auth.forms.user_already_exists" });
    expect(again.headers["set-cookie"]).toBeUndefined();
    expect((await logIn(app, email, PASSWORD)).statusCode).toBe(200);
  });

  test("AUTH-06 mails an account without a password a link to set one, and says so", async () => {
    await addUser(app, { email, password: null, isConfirmed: false });
    const answer = await register();
    expect(answer.json()).toEqual({ status: true, user: null, new_password_has_been_sent: true });
    expect(answer.headers["set-cookie"]).toBeUndefined();
    await register();
    expect(app.mails.map(({ template }) => template)).toEqual(["set-password"]);
    expect((await logIn(app, email, PASSWORD)).statusCode).toBe(401);
    await call(app, "/auth/password-reset", { token: mailedToken(app, email), password: "chosen by the owner" });
    expect((await logIn(app, email, "chosen by the owner")).statusCode).toBe(200);
    expect(JSON.stringify(app.mails)).not.toContain("chosen by the owner");
  });

  test("AUTH-06 opens one account for twenty concurrent requests with one address", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => register()));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(19);
    expect(app.mails).toHaveLength(1);
  });

  test("T028 opens separate accounts at two brands for one address", async () => {
    await register();
    const body = { ...REGISTRATION, email, language: "lv" };
    const answer = await call(app, "/auth/register", body, { host: "lv.localhost" });
    expect(answer.statusCode).toBe(200);
    expect(await currentEmail(app, sessionOf(answer))).toBeNull();
  });

  test("T063 ignores fields that the form does not have", async () => {
    await register({
      id: 1,
      user_type: "pro",
      role: "administrator",
      is_pro: true,
      confirmed_at: "2020-01-01",
      balance: 9,
    });
    const [row] = await query(app, "select user_type, confirmed_at from users where email = $1", [email]);
    expect(row).toEqual({ user_type: "customer", confirmed_at: null });
  });
});

describe("ERROR-05 a form with mistakes", () => {
  test.each([
    [{ email: "" }, { email: "validation.required" }],
    [{ email: "nobody" }, { email: "validation.email" }],
    [{ first_name: "  " }, { first_name: "validation.required" }],
    [{ last_name: "x".repeat(101) }, { last_name: "validation.too-long" }],
    [{ first_name: "A\r\nBcc: all@example.com" }, { first_name: "validation.characters" }],
    [{ country_id: 99 }, { country_id: "validation.country" }],
    [{ terms_accepted: false }, { terms_accepted: "validation.required" }],
    [{ phone_number: "86000000" }, { phone_number: "validation.phone" }],
    [{ password: "seven77" }, { password: "validation.password-short" }],
    [{ password: "password123" }, { password: "validation.password-common" }],
    [{ password: "ą".repeat(129) }, { password: "validation.password-long" }],
    [
      { email: "x", password: "" },
      { email: "validation.email", password: "validation.required" },
    ],
    [{ language: "ru" }, { language: "validation.choice" }],
  ])("ERROR-05 ERROR-06 T009 is refused at its fields: %o", async (fields, errors) => {
    const answer = await register(fields);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ status: false, code: "invalid_input", errors });
    expect(Object.keys(answer.json().errors)).toEqual(Object.keys(errors));
    expect(await query(app, "select from users where email = $1", [email])).toHaveLength(0);
  });

  test("T009 accepts a password of 64 characters with spaces and emoji", async () => {
    const password = `${"a b ".repeat(14)}🐢 end 🐢`;
    expect(Array.from(password)).toHaveLength(63);
    expect((await register({ password })).statusCode).toBe(200);
    expect((await logIn(app, email, password)).statusCode).toBe(200);
  });

  test("T080 refuses an address with a line break", async () => {
    const evil = "ruta@example.com\r\nBcc: all@example.com";
    expect((await register({ email: evil })).json().errors).toEqual({ email: "validation.email" });
    expect(app.mails).toHaveLength(0);
  });

  test("T081 stores a name that looks like a template as it is", async () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text is what somebody could type
    const name = "{{constructor}} ${7*7} {{name}}";
    const answer = await register({ first_name: name });
    expect(answer.json().user.first_name).toBe(name);
    expect(app.mails[0]?.values).toMatchObject({ first_name: name });
  });
});

describe("asking whether an address is known", () => {
  const check = (address: string, cookies = {}) =>
    call(app, "/auth/register/check-client", { email: address }, { cookies });

  test("AUTH-05 T004 says whether there is an account, and mails one without a password a link to set it", async () => {
    await addUser(app, { email });
    await addUser(app, { email: `guest-${email}`, password: null });
    const answered = async (address: string) => (await check(address)).json();
    expect(await answered(email)).toEqual({ found: true, new_password_has_been_sent: false });
    expect(await answered(` Guest-${email.toUpperCase()} `)).toEqual({ found: true, new_password_has_been_sent: true });
    expect(await answered(`nobody-${email}`)).toEqual({ found: false, new_password_has_been_sent: false });
    expect(app.mails.map(({ template, to }) => [template, to])).toEqual([["set-password", `guest-${email}`]]);
  });

  test("AUTH-05 T004 asked twice in a row, mails one link and says the same", async () => {
    await addUser(app, { email, password: null });
    expect((await check(email)).json()).toEqual((await check(email)).json());
    expect(app.mails).toHaveLength(1);
  });

  test("AUTH-05 knows no account of another storefront", async () => {
    await addUser(app, { email });
    const elsewhere = await call(app, "/auth/register/check-client", { email }, { host: "lv.localhost" });
    expect(elsewhere.json()).toEqual({ found: false, new_password_has_been_sent: false });
  });

  test("T004 is limited", async () => {
    const answers = await Promise.all(Array.from({ length: 23 }, () => check(email)));
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(3);
    await addUser(app, { email });
    await call(app, "/auth/request-password-reset", { email });
    expect(app.mails).toMatchObject([{ template: "reset-password", to: email }]);
  });
});

describe("confirming an address", () => {
  const guestOrder = (ordered: string) => place(app, { changes: { email: ordered } });
  const ownerOf = async ({ id }: { id: number }) => (await stateOf(app, id)).userId;
  const resetPassword = async (to: string) => {
    await call(app, "/auth/request-password-reset", { email: to });
    await call(app, "/auth/password-reset", { token: mailedToken(app, to), password: PASSWORD });
  };

  test("claims the guest orders of an address confirmed by link", async () => {
    const order = await guestOrder(email);
    const cookies = sessionOf(await register());
    expect(await ownerOf(order)).toBeNull();
    await call(app, "/auth/confirm-email", { token: mailedToken(app, email) }, { cookies });
    expect(await ownerOf(order)).toEqual(expect.any(Number));
  });

  test("claims the guest orders of an address confirmed by a new password, once", async () => {
    const order = await guestOrder(email);
    const userId = await addUser(app, { email, password: null, isConfirmed: false });
    await resetPassword(email);
    expect(await ownerOf(order)).toBe(userId);
    const later = await guestOrder(email);
    await resetPassword(email);
    expect(await ownerOf(later)).toBeNull();
  });

  test("works only in a session of the account that requested it", async () => {
    const mine = sessionOf(await register());
    const token = mailedToken(app, email);
    await addUser(app, { email: `other-${email}` });
    const other = await signedIn(app, `other-${email}`);
    expect((await call(app, "/auth/confirm-email", { token })).statusCode).toBe(401);
    expect((await call(app, "/auth/confirm-email", { token }, { cookies: other })).statusCode).toBe(410);
    expect((await call(app, "/auth/confirm-email", { token }, { cookies: mine })).statusCode).toBe(200);
  });

  test("voids the previous link, and mails none for a confirmed address", async () => {
    const cookies = sessionOf(await register());
    const first = mailedToken(app, email);
    await call(app, "/auth/resend-confirmation", {}, { cookies });
    expect((await call(app, "/auth/confirm-email", { token: first }, { cookies })).statusCode).toBe(410);
    const token = mailedToken(app, email);
    expect((await call(app, "/auth/confirm-email", { token }, { cookies })).statusCode).toBe(200);
    app.mails.length = 0;
    expect((await call(app, "/auth/resend-confirmation", {}, { cookies })).statusCode).toBe(200);
    expect(app.mails).toEqual([]);
  });
});
