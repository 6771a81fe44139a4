import { setTimeout } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { countSales } from "#modules/catalogue/catalog/index.ts";
import { addCategory, addProduct, noteSale } from "#testing/catalogue/catalog.ts";
import { createTestDatabase, execute, type TestDatabase } from "#testing/database.ts";
import { rawRequest, sendRaw } from "#testing/raw-http.ts";
import { createTestApp, type TestApp, visit } from "#testing/test-app.ts";

let app: TestApp;
afterEach(() => app.close());

describe("a public page", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  beforeEach(async () => {
    app = await createTestApp({ databaseUrl: database.url });
  });
  afterAll(() => database.drop());

  test("is rendered once and then sent as the same bytes", async () => {
    const first = await visit(app, { path: "/lt" });
    const second = await visit(app, { path: "/lt" });
    expect(second.body).toBe(first.body);
    expect(second.headers.etag).toBe(first.headers.etag);
    expect(app.rendered).toEqual(["http://lt.localhost:3000/lt"]);
  });

  test("T052 one of what does not exist is rendered once too, kept by us only, and found when it exists", async () => {
    for (const path of ["/en/p/no-such-thing-1", "/en/c/no-such-category"]) {
      const [first, second] = [await visit(app, { path }), await visit(app, { path })];
      expect([first.statusCode, second.statusCode]).toEqual([404, 404]);
      expect(second.body).toBe(first.body);
      expect(second.headers["cache-control"]).toBe("private, no-store");
      expect(second.headers.etag).toBeUndefined();
    }
    expect(app.rendered).toHaveLength(2);
    const { id, slug } = await addProduct(app.database.db, { names: { en: "Late thing" } });
    const address = `/en/p/late-thing-${id + 1}`;
    expect([slug, (await visit(app, { path: address })).statusCode]).toEqual([`late-thing-${id}`, 404]);
    await addProduct(app.database.db, { names: { en: "Late thing" } });
    await expect.poll(async () => (await visit(app, { path: address })).statusCode, { timeout: 10_000 }).toBe(200);
    await addCategory(app.database.db, { name: "No such category" });
    const category = async () => (await visit(app, { path: "/en/c/no-such-category" })).statusCode;
    await expect.poll(category, { timeout: 10_000 }).toBe(200);
  });

  test("is rendered once for concurrent requests", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => visit(app, { path: "/en" })));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(app.rendered).toHaveLength(1);
  });

  test("comes in brotli, gzip and plain, which are the same page", async () => {
    const [plain, gzip, br] = await Promise.all(
      ["identity", "gzip", "br, gzip"].map((accept) =>
        visit(app, { path: "/lt", headers: { "accept-encoding": accept } }),
      ),
    );
    expect(plain?.headers["content-encoding"]).toBeUndefined();
    expect(gzip?.headers["content-encoding"]).toBe("gzip");
    expect(br?.headers["content-encoding"]).toBe("br");
    expect(gunzipSync(gzip?.rawPayload ?? "").toString()).toBe(plain?.body);
    expect(brotliDecompressSync(br?.rawPayload ?? "").toString()).toBe(plain?.body);
    expect(br?.headers.vary).toMatch(/accept-encoding/);
    expect(app.rendered).toHaveLength(1);
  });

  test("answers 304 to a request with its tag, with the security headers", async () => {
    const { headers } = await visit(app, { path: "/lt" });
    const known = await visit(app, { path: "/lt", headers: { "if-none-match": String(headers.etag) } });
    expect({ status: known.statusCode, body: known.body, tag: known.headers.etag }).toEqual({
      status: 304,
      body: "",
      tag: headers.etag,
    });
    expect(known.headers["content-security-policy"]).toBe(headers["content-security-policy"]);
    const other = await visit(app, { path: "/en", headers: { "if-none-match": String(headers.etag) } });
    expect(other.statusCode).toBe(200);
  });

  test("is the same for HEAD, without its body", async () => {
    const port = await app.listen();
    const ask = (method: string) => sendRaw(port, rawRequest(`${method} /lt HTTP/1.1`, "Host: lt.localhost"), QUICK);
    const [get, head] = [await ask("GET"), await ask("HEAD")];
    expect(head.body).toBe("");
    expect(head.headers["content-length"]).toBe(get.headers["content-length"]);
    expect(head.headers.etag).toBe(get.headers.etag);
  });

  test("ignores every query key that it has not declared", async () => {
    const plain = await visit(app, { path: "/lt" });
    for (const query of ["?utm_source=a", "?utm_source=b&x=1", "?fbclid=1", "?redirect=/x"]) {
      expect((await visit(app, { path: `/lt${query}` })).body).toBe(plain.body);
    }
    expect(app.rendered).toHaveLength(1);
  });

  test("is cached separately for its data, by either of its addresses", async () => {
    const document = await visit(app, { path: "/lt" });
    for (const path of ["/lt.data", "/lt/_.data", "/lt.data"]) {
      const data = await visit(app, { path });
      expect(data.headers["content-type"]).toMatch(/^text\/x-script/);
      expect(data.body).not.toBe(document.body);
    }
    expect(app.rendered).toHaveLength(2);
  });

  test.each(["/lt/status", "/lt/404", "/lt/nowhere", "/lt/404/_.data", "/lt/status.data"])(
    "%s is not cached and rendered each time",
    async (path) => {
      await visit(app, { path });
      await visit(app, { path });
      expect(app.rendered).toHaveLength(2);
    },
  );
});

const QUICK = { timeoutMs: 1_000 };

describe("a change in the database", () => {
  beforeEach(async () => {
    app = await createTestApp();
  });

  const shown = async (shop: TestApp) => (await visit(shop, { path: "/lt" })).body;

  test("reaches the pages of every process within two seconds", async () => {
    const second = await createTestApp({ databaseUrl: app.databaseUrl });
    for (const shop of [app, second]) expect(await shown(shop)).toContain("Crossdock");
    await execute(app.databaseUrl, "update storefronts set name = 'Harbour House' where code = 'lt'");
    for (const shop of [app, second]) {
      await expect.poll(() => shown(shop), { timeout: 2_000 }).toContain("Harbour House");
      expect(await shown(shop)).not.toContain("Crossdock");
    }
    await second.close();
  });

  test("of a content page drops that page and no other", async () => {
    const accessibility = async () => (await visit(app, { path: "/en/accessibility" })).body;
    await accessibility();
    await shown(app);
    await execute(app.databaseUrl, "update content_texts set title = 'For everybody' where slug = 'accessibility'");
    await expect.poll(accessibility, { timeout: 2_000 }).toContain("For everybody");
    const before = app.rendered.length;
    await shown(app);
    expect(app.rendered).toHaveLength(before);
  });

  test("CATALOG-08 pages stay while what they show is sold; a new order of best sellers reaches the home page", async () => {
    const { db } = app.database;
    const categoryId = await addCategory(db, { name: "Sold things" });
    const { id: productId, slug } = await addProduct(db, { names: { en: "Sold thing" }, categoryIds: [categoryId] });
    await app.shop.catalog.catchUp();
    const paths = ["/en", "/en/c/sold-things", `/en/p/${slug}`];
    const visitAll = async () => {
      for (const path of paths) expect([path, (await visit(app, { path })).statusCode]).toEqual([path, 200]);
      return app.rendered.length;
    };
    expect(await visitAll()).toBe(3);
    for (let orderId = 1; orderId <= 20; orderId += 1) await noteSale(db, orderId, [{ productId, quantity: 5_000 }]);
    // The index looks for changes every second.
    await setTimeout(1_500);
    expect(await visitAll()).toBe(3);
    await countSales(db);
    await expect.poll(async () => (await visit(app, { path: "/en" })).body, { timeout: 5_000 }).toContain("Sold thing");
    expect(await visitAll()).toBe(4);
  });

  test("removes a deleted page", async () => {
    const status = async () => (await visit(app, { path: "/en/accessibility" })).statusCode;
    expect(await status()).toBe(200);
    await execute(app.databaseUrl, "delete from content_texts where slug = 'accessibility'");
    await expect.poll(status, { timeout: 2_000 }).toBe(404);
  });

  test("REGION-01 opens a new storefront under a new host without a restart", async () => {
    expect((await visit(app, { host: "new.example", path: "/" })).statusCode).toBe(421);
    await execute(
      app.databaseUrl,
      "insert into storefront_hosts (host, storefront_code, default_language_id) values ('new.example', 'wl', 3)",
    );
    await expect
      .poll(async () => (await visit(app, { host: "new.example", path: "/" })).headers.location, { timeout: 2_000 })
      .toBe("/lv");
  });
});
