import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LANGUAGES } from "#domain/operations/storefronts/storefront.ts";
import { holdsSecret } from "#domain/shared/page/secret-path.ts";
import type { RouteEntry } from "#storefront/route-entry.ts";
import { ROUTES } from "#storefront/routes.ts";
import { createTestDatabase, execute, type TestDatabase } from "#testing/database.ts";
import { hostOf, STOREFRONTS } from "#testing/operations/storefronts.ts";
import { createTestApp, loadBuild, type TestApp, type VisitOptions, visit } from "#testing/test-app.ts";
import { variantsOf } from "#testing/test-run.ts";

/** The first address on a page that begins with `start`, or an address that leads nowhere. */
type FirstLink = (page: string, start: string) => Promise<string>;

/** An example address of each route with a parameter. */
const EXAMPLES: Record<string, (first: FirstLink) => string | Promise<string>> = {
  "c/*": (first) => first("marketplace", "c/"),
  "p/*": (first) => first("marketplace", "p/"),
  "market/product/*": async (first) => (await first("marketplace", "p/")).replace("p/", "market/product/"),
  "newsletter/:purpose": () => "newsletter/confirm",
  "watch/:id": () => "watch/1",
  "blog/:slug": (first) => first("blog", "blog/"),
  "faq/:slug": (first) => first("faq", "faq/"),
  "*": () => "accessibility",
};

const hasParameter = ({ path }: { path: string }) => /[:*]/.test(path);
/** The routes that a visitor can open without signing in and without a secret in the address. */
const OPEN = ROUTES.filter(({ guards }) => !guards?.includes("auth"))
  .map((route) => ({ ...route, path: route.path.replace(/\/:\w+\?$/, "") }))
  .filter((route) => !hasParameter(route) || !holdsSecret(`/en/${route.path.replace(/[:*].*/, "example")}`));
/** Compared in the list layout too. */
const LISTINGS = ["marketplace?s=1&page=2", "marketplace?queryKey=x", "marketplace?f.current_price=10-90"];
/** The storefront that gets all languages of the shop. */
const EVERYWHERE = "wl";

test("every route with a parameter has an example", () => {
  expect(OPEN.filter(hasParameter).filter(({ path }) => !EXAMPLES[path])).toEqual([]);
});

let database: TestDatabase;
/** Each app has a cache of its own. */
let apps: [fresh: TestApp, second: TestApp, last: TestApp];
let forgetPieces: () => void;
beforeAll(async () => {
  database = await createTestDatabase();
  await execute(
    database.url,
    `insert into storefront_languages (storefront_code, language_id, position)
     select '${EVERYWHERE}', id, 10 from languages where iso_code = 'ru'`,
  );
  const start = () => createTestApp({ databaseUrl: database.url, env: { DEMO: "1" } });
  apps = [await start(), await start(), await start()];
  forgetPieces = (await loadBuild()).entry.module.forgetPieces;
});
afterAll(async () => {
  for (const app of apps) await app.close();
  await database.drop();
});

/** Where two pages begin to differ: they are too long to be shown whole. */
function difference(a: string, b: string): string[] | null {
  if (a === b) return null;
  let at = 0;
  while (a[at] === b[at]) at += 1;
  return [a, b].map((page) => page.slice(Math.max(at - 60, 0), at + 60));
}

const MOMENT = /20\d\d-\d\d-\d\dT[\d:.]+Z/g;

/** The body without the time of rendering, which some pages contain. */
async function bodyOf(app: TestApp, address: VisitOptions): Promise<string> {
  const { statusCode, body } = await visit(app, address);
  expect(statusCode, address.path).toBeLessThan(500);
  return body.replace(MOMENT, "");
}

const firstLinkOf =
  (host: string, language: string): FirstLink =>
  async (page, start) => {
    // In the other layout: the compared pages must not be in the cache yet.
    const cookies = { product_layout: "LIST" };
    const { body } = await visit(apps[0], { host, path: `/${language}/${page}`, cookies });
    const [, rest] = body.split(`href="/${language}/${start}`);
    return start + (rest?.replace(/["?#].*/s, "") ?? "nowhere");
  };

async function pagesOf(host: string, language: string) {
  const first = firstLinkOf(host, language);
  const pathOf = ({ path }: { path: string }) => EXAMPLES[path]?.(first) ?? path;
  const routes = OPEN.map(async (route) => ({ path: await pathOf(route), layout: "GRID", hasCards: isOfCards(route) }));
  const listings = LISTINGS.flatMap((path) => ["GRID", "LIST"].map((layout) => ({ path, layout, hasCards: true })));
  return [...(await Promise.all(routes)), ...listings].map(({ path, layout, hasCards }) => ({
    hasCards,
    address: { host, path: `/${language}${path && `/${path}`}`, cookies: { product_layout: layout } },
  }));
}

const isOfCards = ({ layout }: RouteEntry) => layout === "market-page" || layout === "index-page";

describe("a page rendered anew, one made from kept pieces and one from the cache do not differ", () => {
  const sites = STOREFRONTS.flatMap(({ code, theme, languages }) =>
    (code === EVERYWHERE ? LANGUAGES : languages).map((language) => ({ code, theme, language })),
  );
  test.each(variantsOf(sites, 0, 4))("$code ($theme) in $language, every route", async ({ code, language }) => {
    const [fresh, second, last] = apps;
    const pages = await pagesOf(hostOf(code), language);
    const expected = new Map<(typeof pages)[number], string>();
    for (const page of pages) {
      forgetPieces();
      const body = await bodyOf(fresh, page.address);
      expect(body).not.toContain("data-kept");
      expected.set(page, body);
    }
    const compare = async (app: TestApp, some: typeof pages) => {
      for (const page of some) {
        const body = await bodyOf(app, page.address);
        expect(difference(body, expected.get(page) ?? ""), page.address.path).toBeNull();
      }
    };
    // With the pieces of the pages before them.
    await compare(second, pages);
    const withCards = pages.filter(({ hasCards }) => hasCards);
    // From pieces alone.
    await compare(last, withCards);
    // From the cache.
    await compare(second, withCards);
  });
});
