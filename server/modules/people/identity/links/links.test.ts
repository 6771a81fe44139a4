import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addUser, logIn, mailedToken, PASSWORD, query, sessionOf, signedIn } from "#testing/people/identity.ts";
import { call, createTestApp, type TestApp, visit } from "#testing/test-app.ts";

const NEW_PASSWORD = "a password of my own";

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
  await query(app, "delete from rate_limits");
  userId = await addUser(app, { email });
  cookies = await signedIn(app, email);
});

const post = (path: string, body: object = {}, as = cookies) => call(app, path, body, { cookies: as });
const reset = (token: string) => post("/auth/password-reset", { token, password: NEW_PASSWORD });
const confirm = (token: string, as = cookies) => post("/auth/confirm-email", { token }, as);

async function resetToken(): Promise<string> {
  await post("/auth/request-password-reset", { email });
  return mailedToken(app, email);
}

async function changeToken(newEmail = `next-${email}`): Promise<string> {
  const contact = { first_name: "R", last_name: "Ž", language: "lt", currency_id: null, email: newEmail };
  await post("/auth/update-contact-info", { ...contact, current_password: PASSWORD });
  return mailedToken(app, newEmail);
}

const exportPath = async (): Promise<string> =>
  (await post("/account/export-my-data", { password: PASSWORD })).json().download_path;

describe("a mailed link", () => {
  test("T013 works for its own purpose only", async () => {
    const toExport = (await exportPath()).split("/").at(-1) ?? "";
    const toChange = await changeToken();
    expect([(await reset(toChange)).statusCode, (await reset(toExport)).statusCode]).toEqual([410, 410]);
    const toReset = await resetToken();
    expect([(await confirm(toReset)).statusCode, (await confirm(toExport)).statusCode]).toEqual([410, 410]);
    expect((await visit(app, { path: `/api/account/my-data/${toReset}`, cookies })).statusCode).toBe(404);
    expect((await confirm(toChange)).statusCode).toBe(200);
  });

  test("T025 stops working when its user is disabled", async () => {
    const token = await resetToken();
    await query(app, "update users set disabled_at = now() where id = $1", [userId]);
    expect((await reset(token)).statusCode).toBe(410);
  });

  test("T013 stops working when the account no longer has the address that it was mailed to", async () => {
    const old = await resetToken();
    expect((await confirm(await changeToken())).statusCode).toBe(200);
    expect((await reset(old)).statusCode).toBe(410);
    expect((await logIn(app, `next-${email}`)).statusCode).toBe(200);
  });

  test("T024 stops working when the password changes", async () => {
    const [toChange, toExport] = [await changeToken(), await exportPath()];
    expect((await reset(await resetToken())).statusCode).toBe(200);
    const again = sessionOf(await logIn(app, email, NEW_PASSWORD));
    expect((await confirm(toChange, again)).statusCode).toBe(410);
    expect((await visit(app, { path: toExport, cookies: again })).statusCode).toBe(404);
  });
});
