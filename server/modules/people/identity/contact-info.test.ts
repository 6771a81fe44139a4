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
import { call, createTestApp, type TestApp } from "#testing/test-app.ts";

let app: TestApp;
let email: string;
let cookies: Record<string, string>;
let count = 0;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  count += 1;
  email = `user${count}@example.com`;
  app.mails.length = 0;
  await query(app, "delete from rate_limits");
  await addUser(app, { email });
  cookies = await signedIn(app, email);
});

const contact = { first_name: "Eglė", last_name: "Žilvinienė", language: "en", currency_id: 2 };
const post = (path: string, body: object = {}, as = cookies) => call(app, path, body, { cookies: as });
const update = (fields: object = {}) => post("/auth/update-contact-info", { ...contact, email, ...fields });

describe("contact information", () => {
  test("AUTH-08 is changed and returned", async () => {
    expect((await update({ phone_number: "+370 612 34567" })).json()).toEqual({
      status: true,
      email_confirmation_sent: false,
    });
    expect((await post("/auth/get-contact-info")).json()).toEqual({
      ...contact,
      phone_number: "+370 612 34567",
      email,
      is_email_confirmed: true,
      pending_email: null,
    });
    expect((await post("/auth/getCurrentUser")).json().user.first_name).toBe("Eglė");
    expect(app.mails).toHaveLength(0);
  });

  test.each([
    [{ first_name: "" }, { first_name: "validation.required" }],
    [{ phone_number: "370" }, { phone_number: "validation.phone" }],
    [{ language: "ru" }, { language: "validation.choice" }],
    [{ currency_id: 77 }, { currency_id: "validation.choice" }],
  ])("ERROR-05 ERROR-06 refuses a wrong field with its message: %o", async (fields, errors) => {
    const answer = await update(fields);
    expect([answer.statusCode, answer.json().errors]).toEqual([422, errors]);
  });
});

describe("a new e-mail address", () => {
  test("AUTH-08 requires the password, takes effect when its link is opened, and notifies the old address", async () => {
    const newEmail = `next-${email}`;
    expect((await update({ email: newEmail })).json().errors).toEqual({
      current_password: "validation.password-wrong",
    });
    const asked = await update({ email: newEmail, current_password: PASSWORD });
    expect(asked.json()).toEqual({ status: true, email_confirmation_sent: true });
    expect(app.mails.map(({ template, to }) => [template, to])).toEqual([
      ["confirm-new-email", newEmail],
      ["email-change-requested", email],
    ]);
    expect((await post("/auth/get-contact-info")).json()).toMatchObject({ email, pending_email: newEmail });
    expect(await currentEmail(app, cookies)).toBe(email);

    await post("/auth/confirm-email", { token: mailedToken(app, newEmail) });
    expect(await currentEmail(app, cookies)).toBe(newEmail);
    expect((await logIn(app, email)).statusCode).toBe(401);
    expect((await logIn(app, newEmail)).statusCode).toBe(200);
  });

  test("T005 answers a taken one like a free one and notifies only its owner", async () => {
    await addUser(app, { email: `taken-${email}` });
    const [free, taken] = [
      await update({ email: `free-${email}`, current_password: PASSWORD }),
      await update({ email: `taken-${email}`, current_password: PASSWORD }),
    ];
    expect([taken.statusCode, taken.body]).toEqual([free.statusCode, free.body]);
    expect(app.mails.filter(({ to }) => to === `taken-${email}`)).toMatchObject([{ template: "address-in-use" }]);
    expect((await post("/auth/get-contact-info")).json().pending_email).toBe(`taken-${email}`);
  });

  test("T006 limits the mails to one address", async () => {
    const asked = await Promise.all(
      Array.from({ length: 7 }, () => update({ email: `full-${email}`, current_password: PASSWORD })),
    );
    expect(asked.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2);
    expect(app.mails.filter(({ to }) => to === `full-${email}`)).toHaveLength(5);
    const refused = { first_name: "Refused", email: `full-${email}`, current_password: PASSWORD };
    expect((await update(refused)).statusCode).toBe(429);
    expect((await post("/auth/get-contact-info")).json().first_name).toBe("Eglė");
  });

  test("T005 refuses one that was taken meanwhile", async () => {
    const wanted = `wanted-${email}`;
    await update({ email: wanted, current_password: PASSWORD });
    const token = mailedToken(app, wanted);
    await addUser(app, { email: wanted });
    const answer = await post("/auth/confirm-email", { token });
    expect([answer.statusCode, answer.json().code]).toEqual([409, "user_already_exists"]);
    expect(await currentEmail(app, cookies)).toBe(email);
  });
});

describe("AUTH-09 marketing mail", () => {
  const isSubscribed = async (as = cookies, address = email) =>
    (await post("/auth/get-subscription-status", { email: address }, as)).json().data.result;
  const subscribe = (subscribed: boolean) => post("/auth/update-subscription-status", { subscribed });

  test("AUTH-09 is off until agreed to and after it is withdrawn; every consent is recorded", async () => {
    expect(await isSubscribed()).toBe(false);
    expect((await subscribe(true)).json()).toEqual({ status: true });
    expect(await isSubscribed()).toBe(true);
    await subscribe(false);
    expect(await isSubscribed()).toBe(false);
    const rows = await query(app, "select topic, is_given from marketing_consents where email = $1 order by id", [
      email,
    ]);
    const topics = (is_given: boolean) => ["newsletter", "offers"].map((topic) => ({ topic, is_given }));
    expect(rows).toEqual([...topics(true), ...topics(false)]);
  });

  test("AUTH-09 T131 follows the registration form once the address is confirmed, also by a second link", async () => {
    const address = `in-${email}`;
    const body = { ...REGISTRATION, email: address, marketing_opt_in: true };
    const as = sessionOf(await call(app, "/auth/register", body));
    const consents = () => query(app, "select distinct is_given from marketing_consents where email = $1", [address]);
    await post("/auth/resend-confirmation", {}, as);
    expect(await consents()).toEqual([]);
    await post("/auth/confirm-email", { token: mailedToken(app, address) }, as);
    expect(await consents()).toEqual([{ is_given: true }]);
    expect(await isSubscribed(as, address)).toBe(true);
  });

  test("T069 returns the caller's own status when asked about another's address", async () => {
    await subscribe(true);
    await addUser(app, { email: `b-${email}` });
    const b = await signedIn(app, `b-${email}`);
    expect(await isSubscribed(b, email)).toBe(false);
    expect((await call(app, "/auth/get-subscription-status", { email })).statusCode).toBe(401);
    expect((await call(app, "/auth/update-subscription-status", { subscribed: true })).statusCode).toBe(401);
  });

  test("AUTH-09 moves to a new address", async () => {
    await subscribe(true);
    const newEmail = `moved-${email}`;
    await update({ email: newEmail, current_password: PASSWORD });
    await post("/auth/confirm-email", { token: mailedToken(app, newEmail) });
    expect(await isSubscribed()).toBe(true);
  });
});
