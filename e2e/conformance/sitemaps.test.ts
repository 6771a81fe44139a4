import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AddedProduct, addProduct } from "../../testing/catalogue.ts";
import { createTestApp, type TestApp, visit } from "../../testing/test-app.ts";

let app: TestApp;
let lamp: AddedProduct;
let onlyLt: AddedProduct;

beforeAll(async () => {
  app = await createTestApp();
  lamp = await addProduct(app.database.db, {
    names: { en: "Sitemap lamp", lt: "Svetainės lempa" },
    prices: { lt: { EUR: 1 }, wl: { EUR: 1 } },
  });
  onlyLt = await addProduct(app.database.db, { names: { en: "Local lamp" }, prices: { lt: { EUR: 1 } } });
});
afterAll(() => app.close());

const textAt = async (path: string, code = "lt") => {
  const answer = await visit(app, { host: `${code}.localhost`, path });
  expect(answer.statusCode, path).toBe(200);
  return answer.body;
};
const addressesIn = (xml: string) => Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, address]) => address ?? "");

async function allPages(code: string): Promise<string[]> {
  const maps = addressesIn(await textAt("/sitemap.xml", code));
  const pages = await Promise.all(maps.map(async (map) => addressesIn(await textAt(new URL(map).pathname, code))));
  return pages.flat();
}

describe("robots.txt", () => {
  test("names the storefront's own sitemap and excludes calls", async () => {
    const text = await textAt("/robots.txt", "wl");
    expect(text).toContain("Sitemap: http://wl.localhost:3000/sitemap.xml");
    expect(text).toContain("Disallow: /api/");
    expect(text).not.toContain("Disallow: /\n");
  });
});

describe("sitemaps", () => {
  test("list each page of each language once, on the storefront's own address", async () => {
    const pages = await allPages("lt");
    expect(new Set(pages).size).toBe(pages.length);
    expect(pages.every((page) => page.startsWith("http://lt.localhost:3000/"))).toBe(true);
    expect(pages).toContain("http://lt.localhost:3000/lt");
    expect(pages).toContain(`http://lt.localhost:3000/en/p/${lamp.slug}`);
    expect(pages.filter((page) => page.endsWith(`-${lamp.id}`))).toHaveLength(2);
  });

  test("T071 never list a product that the storefront hides", async () => {
    const pages = (await allPages("wl")).join("\n");
    expect(pages).toContain(`/en/p/${lamp.slug}`);
    expect(pages).not.toContain(onlyLt.slug);
  });

  test("a page names its other languages by their ISO codes", async () => {
    const xml = await textAt("/sitemaps/ee/pages.xml", "ee");
    expect(xml).toContain('hreflang="et" href="http://ee.localhost:3000/ee/marketplace"');
    expect(xml).toContain('hreflang="en" href="http://ee.localhost:3000/en/marketplace"');
  });

  test("a storefront without a marketplace lists no catalogue", async () => {
    expect((await allPages("tp")).some((page) => /\/(c|p|marketplace)\b/.test(page))).toBe(false);
    const missing = await visit(app, { host: "tp.localhost", path: "/sitemaps/en/categories.xml" });
    expect(missing.statusCode).toBe(404);
  });

  test.each(["/sitemaps/xx/pages.xml", "/sitemaps/en/nothing.xml", "/sitemaps/en/products-9999999.xml"])(
    "%s does not exist",
    async (path) => {
      expect((await visit(app, { path })).statusCode).toBe(404);
    },
  );

  test("every listed page exists", async () => {
    const pages = (await allPages("lt")).filter((page) => !/\/(c|p|marketplace|dealzone)\b/.test(page));
    for (const page of pages) expect((await visit(app, { path: new URL(page).pathname })).statusCode, page).toBe(200);
  });
});
