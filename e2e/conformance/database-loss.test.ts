import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { newToken } from "#platform/secret-token.ts";
import { createTestDatabase, execute, type TestDatabase } from "#testing/database.ts";
import { visibleText } from "#testing/page-html.ts";
import { call, createTestApp, type TestApp, visit } from "#testing/test-app.ts";

let database: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp({ databaseUrl: database.url });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const databaseName = () => new URL(database.url).pathname.slice(1);

async function loseDatabase(): Promise<void> {
  await execute(inject("adminDatabaseUrl"), `alter database ${databaseName()} with allow_connections false`);
  await execute(
    inject("adminDatabaseUrl"),
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${databaseName()}'`,
  );
}

const findDatabase = () =>
  execute(inject("adminDatabaseUrl"), `alter database ${databaseName()} with allow_connections true`);

const isReady = async () => (await visit(app, { path: "/readyz" })).json().ready as boolean;

describe("while the database is away", () => {
  let pageBefore: string;
  beforeAll(async () => {
    pageBefore = (await visit(app, { path: "/lt" })).body;
    await visit(app, { path: "/en/accessibility" });
    expect(await isReady()).toBe(true);
    await loseDatabase();
  });

  test("/readyz says no and /healthz yes", async () => {
    await expect.poll(async () => (await visit(app, { path: "/readyz" })).statusCode).toBe(503);
    expect(await isReady()).toBe(false);
    expect((await visit(app, { path: "/healthz" })).statusCode).toBe(200);
  });

  test("cached pages are still served", async () => {
    for (let visits = 0; visits < 10; visits += 1) {
      expect((await visit(app, { path: "/lt" })).body).toBe(pageBefore);
      expect((await visit(app, { path: "/en/accessibility" })).statusCode).toBe(200);
    }
  });

  test("every storefront still serves its home page, which needs no database", async () => {
    const { statusCode, body } = await visit(app, { host: "ae.localhost", path: "/en" });
    expect(statusCode).toBe(200);
    expect(body).toContain("Al Mina");
  });

  test("ROUTE-25 the status page answers and shows what is down", async () => {
    const { statusCode, body } = await visit(app, { path: "/en/status" });
    expect(statusCode).toBeLessThan(600);
    expect(visibleText(body)).not.toContain("The shop is open");
    expect(visibleText(body)).toContain("Parts of the shop are not available");
  });

  test("F07 pages, data of pages and calls that need it answer 503 and when to come again", async () => {
    const page = await visit(app, { host: "nl.localhost", path: "/en/accessibility" });
    const data = await visit(app, { host: "nl.localhost", path: "/en/accessibility.data" });
    const signedIn = await visit(app, { path: "/lt/my-orders", cookies: { session: newToken() } });
    const answered = await visit(app, {
      method: "POST",
      path: "/api/payment/state",
      body: { payment: "x".repeat(22) },
    });
    for (const { statusCode, headers } of [page, data, signedIn, answered]) {
      expect(statusCode).toBe(503);
      expect(Number(headers["retry-after"])).toBeGreaterThan(0);
      expect(headers["cache-control"]).toMatch(/no-store/);
    }
    const answer = await call(app, "/newsletter/subscribe", { email: "a@example.com", locale: "lt" });
    expect(answer.statusCode).toBe(503);
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    expect(answer.json()).toMatchObject({ status: false, code: "unavailable", message: "error.call.unavailable" });
    expect(answer.body + page.body).not.toMatch(/terminating|ECONN|pg_|not currently accepting/);
  });
});

describe("once the database is back", () => {
  beforeAll(findDatabase);

  test("the shop recovers without a restart", async () => {
    await expect.poll(isReady, { timeout: 10_000 }).toBe(true);
    expect((await call(app, "/newsletter/subscribe", { email: "a@example.com", locale: "lt" })).statusCode).toBe(200);
    expect((await visit(app, { host: "nl.localhost", path: "/en/accessibility" })).statusCode).toBe(200);
  });

  test("changes arrive again, also one that was made meanwhile", async () => {
    await execute(database.url, "update storefronts set name = 'Back again' where code = 'lt'");
    await expect
      .poll(async () => (await visit(app, { path: "/lt" })).body, { timeout: 10_000 })
      .toContain("Back again");
  });
});
