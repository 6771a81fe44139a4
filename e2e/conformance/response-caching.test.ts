import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { execute } from "#testing/database.ts";
import { hostOf } from "#testing/operations/storefronts.ts";
import { call, createTestApp, type TestApp, visit } from "#testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe("T051 a response that a browser may cache but must revalidate", () => {
  const addresses = ["/api/config/languages", "/api/translations/translationMessages?locale=en"];

  test.each(addresses)("%s has a tag per host and language", async (path) => {
    const [first, again, elsewhere] = await Promise.all(
      ["lt", "lt", "lv"].map((code) => visit(app, { host: hostOf(code), path })),
    );
    expect(first?.headers.etag).toMatch(/^"[\w-]{20,}"$/);
    expect(again?.headers.etag).toBe(first?.headers.etag);
    expect(elsewhere?.headers.etag).not.toBe(first?.headers.etag);
    expect(first?.headers["cache-control"]).toMatch(/^private/);
  });

  test.each(addresses)("%s answers 304 to a request with its tag only", async (path) => {
    const { headers } = await visit(app, { path });
    const known = await visit(app, { path, headers: { "if-none-match": String(headers.etag) } });
    expect({ status: known.statusCode, body: known.body }).toEqual({ status: 304, body: "" });
    const foreign = await visit(app, { host: hostOf("lv"), path, headers: { "if-none-match": String(headers.etag) } });
    expect(foreign.statusCode).toBe(200);
  });

  test("two languages have two tags", async () => {
    const tags = await Promise.all(
      ["en", "lt"].map(
        async (language) =>
          (await visit(app, { path: `/api/translations/translationMessages?locale=${language}` })).headers.etag,
      ),
    );
    expect(new Set(tags).size).toBe(2);
  });

  test("BUILD-01 T051 /builds/latest.json names the build of the page and is never cached", async () => {
    const page = await visit(app, { path: "/lt" });
    for (const query of ["", "?1700000000000"]) {
      const { json, headers } = await visit(app, { path: `/builds/latest.json${query}` });
      expect(headers["cache-control"]).toBe("no-store");
      expect(page.body).toContain(`data-build="${json().id}"`);
      expect(json().id).not.toBe("");
    }
  });

  test.each(["/store-config", "/auth/getCurrentUser", "/utm"])("POST /api%s is never cached", async (path) => {
    expect((await call(app, path, {})).headers["cache-control"]).toBe("no-store");
  });

  test("files of the build are cached for ever", async () => {
    const { body } = await visit(app, { path: "/lt" });
    const [file = ""] = /\/assets\/[\w.-]+\.js/.exec(body) ?? [];
    const { statusCode, headers } = await visit(app, { path: file });
    expect(statusCode).toBe(200);
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  });
});

describe("T052 an error is not cached", () => {
  test.each(["/en/nowhere", "/assets/none.css", "/api/none", "/%E0%A4%A", "/metrics"])(
    "%s is not cached",
    async (path) => {
      const { statusCode, headers } = await visit(app, { path });
      expect(statusCode).toBeGreaterThanOrEqual(400);
      expect(headers["cache-control"]).toMatch(/no-store/);
    },
  );

  test("a page that failed is served on the next visit", async () => {
    await execute(app.databaseUrl, "alter table content_texts rename to content_texts_away");
    const broken = await visit(app, { host: hostOf("wl"), path: "/lv/accessibility" });
    expect(broken.statusCode).toBe(500);
    expect(broken.headers["cache-control"]).toMatch(/no-store/);
    await execute(app.databaseUrl, "alter table content_texts_away rename to content_texts");
    await vi.waitFor(async () =>
      expect((await visit(app, { host: hostOf("wl"), path: "/lv/accessibility" })).statusCode).toBe(200),
    );
  });

  test("T126 a page that failed shows an id for the log and no cause", async () => {
    await execute(app.databaseUrl, "alter table content_texts rename to content_texts_away");
    for (const path of ["/en/accessibility", "/en/accessibility.data", "/en/accessibility?debug=1"]) {
      const { statusCode, body, headers } = await visit(app, {
        host: hostOf("nl"),
        path,
        headers: { "x-debug": "1", cookie: "debug=1" },
      });
      expect(statusCode).toBe(500);
      expect(headers["x-request-id"]).toMatch(/^[\da-f]{12}-[\da-z]+$/);
      expect(body).not.toMatch(/content_texts|Failed query|select |node_modules|\.tsx?:\d/);
    }
    expect(app.log.join("")).toContain("content_texts");
    await execute(app.databaseUrl, "alter table content_texts_away rename to content_texts");
  });
});

describe("T053 the redirect to a visitor's language is never cached", () => {
  test.each(["/", "/cart", "/accessibility?x=1", "/_.data"])("%s", async (path) => {
    const { headers } = await visit(app, { path, cookies: { locale: "en" } });
    expect(headers["cache-control"]).toMatch(/no-store/);
    expect(headers.vary).toMatch(/cookie/i);
    const other = await visit(app, { path });
    expect([other.headers.location, other.body].join()).not.toBe([headers.location, ""].join());
  });
});
