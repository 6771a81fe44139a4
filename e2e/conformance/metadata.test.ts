import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hostOf, STOREFRONTS } from "#testing/operations/storefronts.ts";
import { elements, links, meta, title } from "#testing/page-html.ts";
import { createTestApp, type TestApp, visit } from "#testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const pageAt = async (path: string, code = "lt") => (await visit(app, { host: hostOf(code), path })).body;

/** Pages that search engines index, and addresses that they must not. */
const FINDABLE = ["/lt", "/en", "/en/accessibility", "/en/purchase-agreement", "/en/privacy-policy"];
const OTHERS = ["/en/unsupported-browser", "/en/404", "/en/nowhere", "/en/cart"];

describe("robots", () => {
  test.each(FINDABLE)("META-01 may index %s", async (path) => {
    expect(meta(await pageAt(path), "robots")).toBeUndefined();
    expect(meta(await pageAt(`${path}?utm_source=x&ss=1&f.colour=red`), "robots")).toBeUndefined();
  });

  test.each(FINDABLE.flatMap((path) => ["f.manufacturer=x", "az=1", "s=2", "s="].map((query) => `${path}?${query}`)))(
    "META-01 may not index %s",
    async (path) => {
      expect(meta(await pageAt(path), "robots")).toBe("noindex");
    },
  );

  test("META-01 T046 a filtered visit changes nothing for the next visitor, nor the other way round", async () => {
    const other = await createTestApp();
    const robotsAt = async (path: string) => meta((await visit(other, { path })).body, "robots");
    expect(await robotsAt("/en?s=1")).toBe("noindex");
    expect(await robotsAt("/en")).toBeUndefined();
    expect(await robotsAt("/en?az=1&s=1")).toBe("noindex");
    expect(await robotsAt("/en")).toBeUndefined();
    await other.close();
  });

  test.each(["/en/nowhere", "/en/404", "/en/create-order/x"])(
    "META-01 may not index %s, which is not a page",
    async (path) => {
      expect(meta(await pageAt(path), "robots")).toBe("noindex");
    },
  );
});

describe("the canonical link", () => {
  test.each([
    ["/lt", "/lt"],
    ["/lt?utm_source=x&s=1&redirect=//evil", "/lt"],
    ["/en/accessibility?a=b", "/en/accessibility"],
    ["/en/accessibility/", "/en/accessibility"],
  ])("META-02 of %s is %s on the storefront's own address", async (path, canonical) => {
    const found = links(await pageAt(path), "canonical").map(({ href }) => href);
    expect(found).toEqual([`http://lt.localhost:3000${canonical}`]);
  });

  test.each([...FINDABLE, ...OTHERS])("META-02 is on %s once", async (path) => {
    expect(links(await pageAt(path), "canonical")).toHaveLength(1);
  });
});

describe.each([...FINDABLE, ...OTHERS])("the metadata of %s for sharing and verification", (path) => {
  test("META-03 Open Graph title, url, image, type and description", async () => {
    const html = await pageAt(path);
    expect(meta(html, "og:title")).not.toBe("");
    expect(meta(html, "og:title")).toBeDefined();
    expect(meta(html, "og:description")?.length).toBeGreaterThan(0);
    expect(meta(html, "og:type")).toMatch(/^(website|article)$/);
    expect(meta(html, "og:url")).toBe(links(html, "canonical")[0]?.href);
    const image = new URL(meta(html, "og:image") ?? "");
    expect(image.origin).toBe("http://lt.localhost:3000");
    expect((await visit(app, { path: image.pathname })).statusCode).toBe(200);
  });

  test("META-04 a payment provider's and a search engine's verification", async () => {
    const html = await pageAt(path);
    expect(meta(html, "payment-provider-verification")).toBe("demo-payment-lt");
    expect(meta(html, "google-site-verification")).toBe("demo-search-lt");
  });
});

describe("the title", () => {
  test.each(STOREFRONTS)(
    "META-05 on $code puts the site first only for theme alt2",
    async ({ code, brand, theme, languages }) => {
      for (const path of ["", "/accessibility"]) {
        const html = await pageAt(`/${languages[0]}${path}`, code);
        const own = meta(html, "og:title");
        expect(title(html)).toBe(theme === "alt2" ? `${brand} | ${own}` : `${own} | ${brand}`);
      }
    },
  );

  test.each([...FINDABLE, ...OTHERS])("META-05 is on %s once", async (path) => {
    const html = await pageAt(path);
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(title(html)).toMatch(/\S \| Crossdock$/);
  });
});

test("META-03 the home page names the organisation and the site, whose search a search engine may use", async () => {
  const things =
    /<script [^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(await pageAt("/en"))?.[1] ?? "{}";
  const origin = "http://lt.localhost:3000";
  expect(JSON.parse(things)["@graph"]).toMatchObject([
    { "@type": "Organization", "@id": `${origin}/#organization`, name: "Crossdock", url: origin },
    {
      "@type": "WebSite",
      publisher: { "@id": `${origin}/#organization` },
      potentialAction: {
        "@type": "SearchAction",
        target: { urlTemplate: `${origin}/en/search?searchText={search_term_string}` },
      },
    },
  ]);
});

test("META-03 every topic of the blog has a title, a description and an address of its own", async () => {
  const topics = [...new Set(elements(await pageAt("/en/blog"), "a").map(({ href }) => href ?? ""))].filter((href) =>
    href.startsWith("/en/blog?topic="),
  );
  expect(topics.length).toBeGreaterThan(2);
  const pages = await Promise.all(["/en/blog", ...topics].map((path) => pageAt(path)));
  for (const read of [title, (html: string) => meta(html, "description"), (html: string) => links(html, "canonical")])
    expect(new Set(pages.map((html) => JSON.stringify(read(html)))).size).toBe(pages.length);
});

test("T086 a path or query that is reflected is encoded everywhere", async () => {
  const html = await pageAt('/en/%22%3E%3Cscript%3Ealert(1)%3C/script%3E?x="><script>alert(1)</script>');
  expect(html).not.toMatch(/<script>alert\(1\)|"><script/);
});
