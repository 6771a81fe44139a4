import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../testing/database.ts";
import { hostOf, STOREFRONTS } from "../../testing/storefronts.ts";
import { createTestApp, type TestApp, visit } from "../../testing/test-app.ts";

let database: TestDatabase;
let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp({ databaseUrl: database.url });
  other = await createTestApp({ databaseUrl: database.url });
});
afterAll(async () => {
  await other.close();
  await app.close();
  await database.drop();
});

const LISTINGS = ["/marketplace", "/marketplace?s=1&page=2", "/dealzone", "/search?searchText=a"];
const EVERYWHERE = ["", "/marketplace"];
const PAGES = [
  ...EVERYWHERE,
  ...LISTINGS,
  "/marketplace?queryKey=x",
  "/blog",
  "/faq",
  "/accessibility",
  "/cart",
  "/login",
];

/** Where two pages begin to differ: they are too long to be shown whole. */
function difference(a: string, b: string): string[] | null {
  if (a === b) return null;
  const at = [...a].findIndex((character, index) => character !== b[index]);
  return [a, b].map((page) => page.slice(Math.max(at - 60, 0), at + 60));
}

describe("a page made from kept pieces, one from the cache and one rendered for the first time do not differ", () => {
  test.each(STOREFRONTS)("$code ($theme), in every language", async ({ code, languages }) => {
    for (const language of languages) {
      const marketplace = await visit(app, { host: hostOf(code), path: `/${language}/marketplace` });
      const linked = marketplace.body.match(/\/[cp]\/[^"?]+/g) ?? [];
      const [category = "", product = ""] = ["/c/", "/p/"].map((kind) => linked.find((path) => path.startsWith(kind)));
      const isFirst = code === "lt" && language === "en";
      for (const path of new Set([...(isFirst ? PAGES : EVERYWHERE), category, product])) {
        for (const layout of isFirst && LISTINGS.includes(path) ? ["GRID", "LIST"] : ["GRID"]) {
          const address = { host: hostOf(code), path: `/${language}${path}`, cookies: { product_layout: layout } };
          const first = await visit(app, address);
          expect(first.statusCode, address.path).toBeLessThan(500);
          expect(difference((await visit(app, address)).body, first.body), `${address.path} again`).toBeNull();
          expect(difference((await visit(other, address)).body, first.body), `${address.path} elsewhere`).toBeNull();
          expect(first.body).not.toContain("data-kept");
        }
      }
    }
  });
});
