import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AddedProduct, addProduct } from "#testing/catalogue/catalog.ts";
import { links } from "#testing/page-html.ts";
import { createTestApp, type TestApp, visit } from "#testing/test-app.ts";
import { childrenOf, readXml } from "#testing/xml.ts";

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

interface Entry {
  address: string;
  /** Its alternates by hreflang. */
  languages: (string | undefined)[][];
}

/** Every page of the sitemaps; also checks the format of the sitemaps. */
async function allEntries(code: string): Promise<Entry[]> {
  const maps = addressesIn(await textAt("/sitemap.xml", code));
  const sitemaps = await Promise.all(maps.map(async (map) => readXml(await textAt(new URL(map).pathname, code))));
  return sitemaps.flatMap((sitemap) => {
    expect(sitemap.attributes.xmlns).toBe("http://www.sitemaps.org/schemas/sitemap/0.9");
    return sitemap.children.map((url) => {
      expect(url.children.map(({ name }) => name).join()).toMatch(/^loc(?:,lastmod)?(?:,xhtml:link)+$/);
      const languages = childrenOf(url, "xhtml:link").map(({ attributes: { hreflang, href } }) => [hreflang, href]);
      return { address: childrenOf(url, "loc")[0]?.text ?? "", languages };
    });
  });
}

/** All pages but products and categories, of which there are many: a few of each. */
function isFollowed() {
  const counts = new Map<string, number>();
  return ({ address }: Entry) => {
    const kind = /\/(c|p)\//.exec(address)?.[1] ?? "";
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    return kind === "" || (counts.get(kind) ?? 0) <= 3;
  };
}

describe("robots.txt", () => {
  test("META-02 have the pages of the program that the storefront has, and the lists of its texts", async () => {
    const paths = async (code: string) => (await allPages(code)).map((address) => new URL(address).pathname);
    const [shop, forwarder] = [await paths("lt"), await paths("tp")];
    for (const path of ["blog", "faq", "contacts", "calculate", "order-form", "pro", "tracking"])
      expect(shop, path).toContain(`/en/${path}`);
    expect(forwarder).toContain("/en/contacts");
    expect(forwarder).not.toContain("/en/marketplace");
  });

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

  test("META-02 every listed page exists, and its head names the same languages, mutually", async () => {
    const entries = (await allEntries("lt")).filter(isFollowed());
    const languagesOf = new Map(entries.map(({ address, languages }) => [address, languages]));
    for (const { address, languages } of entries) {
      const { statusCode, body } = await visit(app, { path: new URL(address).pathname });
      expect(statusCode, address).toBe(200);
      const inHead = links(body, "alternate").flatMap(({ hreflang, href }) => (hreflang ? [[hreflang, href]] : []));
      expect(languages, address).toEqual(inHead);
      expect(languages.map(([hreflang]) => hreflang)).toContain("x-default");
      for (const [, other = ""] of languages) expect(languagesOf.get(other) ?? languages, address).toEqual(languages);
    }
  });
});
