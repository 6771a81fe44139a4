import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { addUser, logIn, query, sessionOf, signedIn, whoIs } from "../../../testing/accounts.ts";
import { createEmptyDatabase } from "../../../testing/database.ts";
import { call, createTestApp, rootDir, type TestApp, visit } from "../../../testing/test-app.ts";
import { migrate } from "../../platform/database/migrate.ts";

const run = promisify(execFile);

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test("T019 a fresh installation has no accounts at all", async () => {
  const database = await createEmptyDatabase();
  await migrate(database.url);
  const client = new Client({ connectionString: database.url });
  await client.connect();
  expect((await client.query("select from users")).rowCount).toBe(0);
  await client.end();
  await database.drop();
});

describe("T019 the first of the staff", () => {
  const create = (...args: string[]) =>
    run(process.execPath, ["tools/create-staff.ts", ...args], {
      cwd: rootDir,
      env: { ...process.env, DATABASE_URL: app.databaseUrl },
    });

  test("T019 gets a link from whoever runs the server, which sets a password once", async () => {
    const { stdout } = await create("--storefront", "lt", "--email", "Boss@Example.com");
    const [url = ""] = /http\S+/.exec(stdout) ?? [];
    expect(url).toMatch(/^http:\/\/lt\.localhost:3000\/lt\/password-reset\/[\w-]{43}$/);
    expect((await logIn(app, "boss@example.com")).statusCode).toBe(401);
    const token = url.split("/").at(-1);
    const password = "the desk is mine now";
    expect((await call(app, "/auth/password-reset", { token, password })).statusCode).toBe(200);
    expect((await call(app, "/auth/password-reset", { token, password })).statusCode).toBe(410);
    const cookies = sessionOf(await logIn(app, "boss@example.com", password));
    const path = "/api/auth/permissions/can-view-translations";
    expect((await visit(app, { path, cookies })).json()).toBe(true);
    expect(await query(app, "select user_type from users where email = 'boss@example.com'")).toEqual([
      { user_type: "staff" },
    ]);
  });

  test("T019 is nobody who registered with that address before", async () => {
    const email = "desk@example.com";
    await addUser(app, { email, isConfirmed: false });
    const squatter = await signedIn(app, email);
    expect(await whoIs(app, squatter)).toBe(email);
    const { stdout } = await create("--storefront", "lt", "--email", email);
    await vi.waitFor(async () => expect(await whoIs(app, squatter)).toBeNull());
    expect((await logIn(app, email)).statusCode).toBe(401);
    const token = /[\w-]{43}$/m.exec(stdout)?.[0];
    expect((await call(app, "/auth/password-reset", { token, password: "the desk is mine" })).statusCode).toBe(200);
  });

  test("T019 needs a storefront and an address", async () => {
    await expect(create("--storefront", "lt", "--email", "nobody")).rejects.toThrow("Usage");
    await expect(create("--storefront", "xx", "--email", "a@example.com")).rejects.toThrow("There is no storefront xx");
  });
});
