import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Feature } from "#domain/operations/storefronts/storefront.ts";
import { offeredLink, SITE_LINKS } from "#storefront/shell/navigation/site-links.ts";
import { hostOf, STOREFRONTS } from "#testing/operations/storefronts.ts";
import { elements, links, title } from "#testing/page-html.ts";
import { addUser, signedIn } from "#testing/people/identity.ts";
import { call, createTestApp, type TestApp, visit } from "#testing/test-app.ts";
import { variantsOf } from "#testing/test-run.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** There are many similar pages of each kind; only a few are followed. */
const GOODS = [/^\/\w\w\/p\//, /^\/\w\w\/c\//, /\?/];
const textsIn = (language: string) => new RegExp(`^/${language}/(?:blog|faq)/`);
/** The texts of the demo are the same everywhere: those of a language are all followed in one storefront. */
const followsTexts = (code: string, language: string) =>
  code === STOREFRONTS.find(({ languages }) => (languages as readonly string[]).includes(language))?.code;
const MOST_OF_A_KIND = 8;
const ACCOUNT_PAGES = [
  "user-account",
  "account-information",
  "my-orders",
  "delivery-addresses",
  "balance",
  "balance/pay",
];

interface Shop {
  host: string;
  cookies: Record<string, string>;
}

/** The targets of links and forms of a page, on its own host. */
function targetsOf(html: string): string[] {
  const hrefs = elements(html, "a").map(({ href }) => href ?? "");
  const actions = elements(html, "form").map(({ action }) => action ?? "");
  return [...hrefs, ...actions].filter((target) => target.startsWith("/")).map((target) => target.split("#")[0] ?? "");
}

/** A page that was found must have a title, for readers and search engines. */
function faultsOf(path: string, html: string): string[] {
  return title(html).trim() === "" ? [`${path} has no title`] : [];
}

/** The paths of a page in other languages; each of these pages must link back. */
const languagesOf = (html: string) =>
  links(html, "alternate").flatMap(({ hreflang, href }) => (hreflang && href ? [new URL(href).pathname] : []));

function oneSided(languages: ReadonlyMap<string, readonly string[]>): string[] {
  return [...languages].flatMap(([path, others]) =>
    others
      .filter((other) => languages.has(other) && !languages.get(other)?.includes(path))
      .map((other) => `${path} names ${other}, which does not name it`),
  );
}

/** Follows every link from the given pages; returns the links that lead nowhere and the faults of pages. */
async function faultyPages(shop: Shop, starts: readonly string[], sampled: readonly RegExp[]): Promise<string[]> {
  const seen = new Set(starts);
  const queue = [...starts];
  const counts = new Map<RegExp, number>();
  const faults: string[] = [];
  const languages = new Map<string, string[]>();
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const { statusCode, body } = await visit(app, { ...shop, path });
    if (statusCode === 404) faults.push(`${path} is not there`);
    if (statusCode !== 200) continue;
    faults.push(...faultsOf(path, body));
    if (!path.includes("?")) languages.set(path, languagesOf(body));
    for (const target of targetsOf(body).filter((target) => !seen.has(target))) {
      seen.add(target);
      const kind = sampled.find((pattern) => pattern.test(target));
      const count = (kind && counts.get(kind)) ?? 0;
      if (kind) counts.set(kind, count + 1);
      if (count < MOST_OF_A_KIND) queue.push(target);
    }
  }
  return [...faults, ...oneSided(languages)];
}

describe.each(variantsOf(STOREFRONTS, 0, 4))("the links of $brand", ({ code, languages }) => {
  const host = hostOf(code);

  test("ROUTE-01 META-01 META-02 lead to pages that exist and have titles and mutual languages, from the home page on", async () => {
    const starts = languages.map((language) => `/${language}`);
    const sampledTexts = languages.filter((language) => !followsTexts(code, language)).map(textsIn);
    expect(await faultyPages({ host, cookies: {} }, starts, [...GOODS, ...sampledTexts])).toEqual([]);
  });

  test("ACCOUNT-01 lead to pages that exist in the account too", async () => {
    const email = `${code}-links@example.com`;
    await addUser(app, { email, storefront: code });
    const cookies = await signedIn(app, email, { host });
    const starts = ACCOUNT_PAGES.map((page) => `/${languages[0]}/${page}`);
    expect(await faultyPages({ host, cookies }, starts, [...GOODS, ...languages.map(textsIn)])).toEqual([]);
  });

  test("LAYOUT-02 all entries of menus and drawers lead to pages that exist", async () => {
    const { site } = (await call(app, "/store-config", {}, { host })).json<{
      site: { features: Feature[]; default_country_iso: string };
    }>();
    const names = Object.keys(SITE_LINKS) as (keyof typeof SITE_LINKS)[];
    const offered = names.flatMap((name) => offeredLink(name, site, false) ?? []);
    expect(offered).toContain(SITE_LINKS.home);
    for (const { to } of offered) {
      const { statusCode } = await visit(app, { host, path: `/${languages[0]}${to}` });
      expect(statusCode, to).not.toBe(404);
    }
  });
});
