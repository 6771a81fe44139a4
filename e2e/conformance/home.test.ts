import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { execute } from "#testing/database.ts";
import { elements, visibleText } from "#testing/page-html.ts";
import { call, createTestApp, type TestApp, visit } from "#testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const pageAt = async (path: string, host = "lt.localhost") => (await visit(app, { path, host })).body;
const hrefs = (html: string) => elements(html, "a").map(({ href }) => href ?? "");
const section = (html: string, title: string) =>
  new RegExp(`<section aria-labelledby="${title}"[\\s\\S]*?</section>`).exec(html)?.[0] ?? "";

interface Flag {
  id: number;
  type: string;
  name: string;
}

describe("the catalogue on the home page", () => {
  test("CATALOG-05 CATALOG-06 each offer that has products is shown with at most five of them", async () => {
    const flags: Flag[] = (await call(app, "/search/flags", { locale: "en" })).json();
    const offers = section(await pageAt("/en"), "offers-title");
    const shown = hrefs(offers).filter((href) => href.startsWith("/en/search?f.flag_ids="));
    const known = flags.filter(({ type }) => type === "2").map(({ id }) => `/en/search?f.flag_ids=${id}`);
    expect(shown.length).toBeGreaterThan(0);
    expect(known).toEqual(expect.arrayContaining(shown));
    const [first] = flags.filter(({ id }) => shown[0]?.endsWith(`=${id}`));
    expect(visibleText(offers)).toContain(first?.name);
    expect(elements(offers, "img").length).toBeLessThanOrEqual(shown.length * 5);
  });

  test("CATALOG-03 departments of the menu and of the tiles are in the page's language", async () => {
    const [english, lithuanian] = [await pageAt("/en"), await pageAt("/lt")];
    expect(hrefs(english)).toContain("/en/c/electronics");
    expect(hrefs(section(lithuanian, "categories-title"))).toContain("/lt/c/elektronika");
    expect(visibleText(lithuanian)).toContain("Elektronika");
  });

  test("REGION-03 the featured brands of a storefront all have marks of their own, the same in each storefront", async () => {
    const marks = new Map<string, string>();
    for (const host of ["lt.localhost", "nl.localhost"]) {
      const brands = section(await pageAt("/en", host), "brands-title");
      const links = [...brands.matchAll(/<a [^>]*>(<svg[\s\S]*?<\/svg>)([\s\S]*?)<\/a>/g)];
      const found = links.map(([, mark = "", name = ""]) => [visibleText(name), mark] as const);
      expect(found).toHaveLength(8);
      for (const [name, mark] of found) expect(marks.get(name) ?? mark, name).toBe(mark);
      for (const [name, mark] of found) marks.set(name, mark);
    }
    expect(new Set(marks.values()).size).toBe(marks.size);
  });

  test("ROUTE-01 the page is complete in its HTML: no content waits for a script", async () => {
    const html = await pageAt("/en");
    // Ten products and the three newest articles.
    expect(elements(html, "article")).toHaveLength(13);
    expect(html).not.toMatch(/<template id="B:|<div hidden id="S:/);
  });

  test("ROUTE-01 REGION-02 a storefront without a marketplace shows no catalogue", async () => {
    const html = await pageAt("/en", "tp.localhost");
    for (const title of ["offers-title", "categories-title", "best-title", "brands-title"]) {
      expect(section(html, title), title).toBe("");
    }
    expect(hrefs(html).join()).not.toMatch(/\/(c|p)\//);
  });

  test("ROUTE-01 the page is cached, and rendered again when an offer changes", async () => {
    await pageAt("/en");
    const before = app.rendered.length;
    await pageAt("/en");
    expect(app.rendered).toHaveLength(before);
    await execute(app.databaseUrl, "update flag_texts set name = 'A week of <surprises>' where language_id = 1");
    await expect.poll(async () => visibleText(await pageAt("/en"))).toContain("A week of <surprises>");
  });
});
