import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { execute } from "#testing/database.ts";
import { elements, links, meta, title, visibleText } from "#testing/page-html.ts";
import { createTestApp, visit } from "#testing/test-app.ts";
import { FANS, HOSTILE_NAME, type ListingShop, openListingShop } from "./listing-shop.ts";

let shop: ListingShop;
beforeAll(async () => {
  shop = await openListingShop();
});
afterAll(() => shop.app.close());

describe("the preferences of a listing", () => {
  test("CONFIG-03 the chosen layout is in the HTML of each visitor", async () => {
    const pressed = (html: string) =>
      elements(html, "button")
        .filter((button) => button["aria-pressed"] === "true" && button["aria-label"]?.startsWith("Show as"))
        .map((button) => button["aria-label"]);
    expect(pressed(await shop.pageAt(FANS, { cookies: { product_layout: "LIST" } }))).toEqual(["Show as a list"]);
    expect(pressed(await shop.pageAt(FANS))).toEqual(["Show as a grid"]);
    expect(pressed(await shop.pageAt(FANS, { cookies: { product_layout: "<script>" } }))).toEqual(["Show as a grid"]);
  });

  test("LOCALE-06 another language brings its own sort, unless the address names one; filters stay", async () => {
    const other = await createTestApp();
    await execute(
      other.databaseUrl,
      "update storefront_languages set mp_default_sort = 1 where storefront_code = 'lt' and language_id = 2",
    );
    const sortAt = async (path: string) =>
      /aria-label="(?:Sort|Rikiuoti): ([^"]*)"/.exec((await visit(other, { path })).body)?.[1];
    await expect.poll(() => sortAt("/lt/marketplace?f.current_price=1-")).toBe("Kaina: nuo mažiausios");
    expect(await sortAt("/en/marketplace?f.current_price=1-")).toBe("Best sellers");
    expect(await sortAt("/lt/marketplace?f.current_price=1-&s=4")).toBe("Naujausios");
    const html = (await visit(other, { path: "/en/c/electronics?f.current_price=1-" })).body;
    expect(links(html, "alternate").map(({ href }) => href)).toContain("http://lt.localhost:3000/lt/c/elektronika");
    await other.close();
  });

  test("a filtered page is kept apart: it changes nothing for who asks for another filter, or for none", async () => {
    const count = () => shop.app.rendered.filter((url) => url.includes("zephyr-masts")).length;
    const path = "/en/c/zephyr-masts";
    await shop.pageAt(path);
    await shop.pageAt(`${path}?utm_source=letter`);
    expect(count()).toBe(1);
    for (const visitor of ["first", "second"]) {
      const filtered = await shop.pageAt(`${path}?f.current_price=500-&utm_source=${visitor}`);
      expect(visibleText(filtered)).toContain("0 products");
    }
    expect(count()).toBe(2);
    expect(visibleText(await shop.pageAt(path))).toContain("1 product");
    expect(visibleText(await shop.pageAt(`${path}?f.current_price=1-500`))).toContain("1 product");
    expect(count()).toBe(3);
  });

  test("the data of a page that was fetched ahead are not asked for again, those of somebody who may be signed in are", async () => {
    const [nobody, somebody] = [{}, { session: "x" }];
    const controlOf = async (cookies: Record<string, string>) =>
      (await visit(shop.app, { path: `${FANS}.data`, cookies })).headers["cache-control"];
    expect(await controlOf(nobody)).toBe("private, max-age=3");
    expect(await controlOf(somebody)).toBe("private, no-store");
  });

  test("a search is kept for everybody, unless it has the key of one visitor", async () => {
    const count = () => shop.app.rendered.filter((url) => url.includes("searchText=fan")).length;
    const path = "/en/search?searchText=fan";
    const first = await shop.answerAt(path);
    expect((await shop.answerAt(path)).body).toBe(first.body);
    expect(first.headers["cache-control"]).toBe("public, no-cache");
    expect(count()).toBe(1);
    for (let times = 0; times < 2; times += 1) {
      const own = await shop.answerAt(`${path}&queryKey=0123456789abcdef`);
      expect(own.headers["cache-control"]).toBe("private, no-store");
    }
    expect(count()).toBe(3);
  });
});

describe("a listing for search engines", () => {
  test("META-01 META-02 has one canonical address for all filters and sorts; brand, letter and sort are not indexed", async () => {
    for (const query of ["", "?f.current_price=1-20", "?s=1", "?f.manufacturer=Zalpha&page=2", "?utm_source=x"]) {
      const html = await shop.pageAt(FANS + query);
      expect(
        links(html, "canonical").map(({ href }) => href),
        query,
      ).toEqual([`http://lt.localhost:3000${FANS}`]);
      expect(meta(html, "robots"), query).toBe(/s=1|manufacturer/.test(query) ? "noindex" : undefined);
    }
    const search = await shop.pageAt("/en/search?searchText=fan&f.current_price=1-20");
    expect(links(search, "canonical")[0]?.href).toBe("http://lt.localhost:3000/en/search?searchText=fan");
  });

  test("T085 a hostile name is inert in the list that search engines read, and in the page", async () => {
    const html = await shop.pageAt(FANS);
    expect(html).not.toContain("<script>alert(1)");
    const data = [...html.matchAll(/<script [^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(
      ([, json = ""]) => json,
    );
    expect(data.join("")).not.toContain("\u2028");
    const [crumbs, list] = data.map((json) => JSON.parse(json));
    expect(crumbs.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
      "All categories",
      "Zephyr things",
      "Zephyr fans",
    ]);
    expect(list).toMatchObject({ "@type": "ItemList", numberOfItems: 60 });
    expect(list.itemListElement[0].name).toBe(HOSTILE_NAME);
  });

  test("T086 a searched text is shown as text, wherever it is shown", async () => {
    const text = '"><script>alert(1)</script>{{text}}';
    const html = await shop.pageAt(`/en/search?searchText=${encodeURIComponent(text)}`);
    expect(html).not.toContain("<script>alert(1)");
    expect(title(html)).toBe(`Results for “${text}” | Crossdock`);
    expect(visibleText(html)).toContain(`Results for “${text}”`);
  });
});
