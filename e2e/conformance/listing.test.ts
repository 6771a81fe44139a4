import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { execute } from "#testing/database.ts";
import { elements, visibleText } from "#testing/page-html.ts";
import { cards, FANS, type ListingShop, navOf, openListingShop, productNames } from "./listing-shop.ts";

let shop: ListingShop;
beforeAll(async () => {
  shop = await openListingShop();
});
afterAll(() => shop.app.close());

const hrefs = (html: string) => elements(html, "a").map(({ href }) => href ?? "");

describe("the addresses of listings", () => {
  test("ROUTE-11 a category has a page; its old slug and that of another language redirect to it with the query; others are not found", async () => {
    expect((await shop.answerAt(FANS)).statusCode).toBe(200);
    await execute(
      shop.app.databaseUrl,
      `insert into category_old_slugs (doc_key, language_id, slug, category_id)
        select '1', 1, 'old-fans', category_id from category_texts where slug = 'zephyr-fans'`,
    );
    await expect.poll(async () => (await shop.answerAt("/en/c/old-fans")).headers.location).toBe(FANS);
    expect((await shop.answerAt("/en/c/old-fans")).statusCode).toBe(301);
    expect((await shop.answerAt("/lt/c/electronics")).headers.location).toBe("/lt/c/elektronika");
    const query = "?f.manufacturer=Zephyr&s=1&utm_source=x";
    expect((await shop.answerAt(`/lt/c/electronics${query}`)).headers.location).toBe(`/lt/c/elektronika${query}`);
    for (const path of ["/en/c", "/en/c/nothing", `/en/c/${"x".repeat(600)}`]) {
      expect((await shop.answerAt(path)).statusCode, path).toBe(404);
    }
  });

  test("ROUTE-13 a search needs a text or a filter; without either all categories are shown", async () => {
    for (const query of ["", "?searchText=", "?searchText=%20", "?s=1", "?f.nothing=1"]) {
      const { statusCode, headers } = await shop.answerAt(`/en/search${query}`);
      expect({ statusCode, location: headers.location }, query).toEqual({
        statusCode: 302,
        location: "/en/marketplace",
      });
    }
    for (const query of ["?searchText=zephyr", "?f.manufacturer=Zalpha", "?az=Z"]) {
      expect((await shop.answerAt(`/en/search${query}`)).statusCode, query).toBe(200);
    }
  });

  test("ROUTE-11 ROUTE-13 ROUTE-32 a storefront without a marketplace has no listings", async () => {
    for (const path of ["/en/marketplace", "/en/dealzone", "/en/search?searchText=x", "/en/c/electronics"]) {
      expect((await shop.answerAt(path)).statusCode, path).toBe(200);
      expect((await shop.answerAt(path, { host: "tp.localhost" })).statusCode, path).toBe(404);
    }
  });

  test("T073 T074 T075 no query makes a page fail", async () => {
    const queries = [
      "f.current_price=x-y&f.current_price[]=1&f.__proto__=1&f.additional_field_1=%27%22%3B--",
      "s=-1&az=%00&page=-5&queryKey=../../x",
      "s=1;drop&page=99999999999&f.discount_percentage=1e9-2e9",
      `searchText=${"*".repeat(1000)}`,
      `searchText=%00%E2%80%AE%ED%A0%80&f.manufacturer=${"a".repeat(2000)}`,
      `f.manufacturer=${Array.from({ length: 150 }, (_, index) => index).join("&f.manufacturer=")}`,
    ];
    for (const query of queries) {
      for (const path of [FANS, "/en/search", "/en/dealzone", "/en/marketplace"]) {
        const { statusCode } = await shop.answerAt(`${path}?searchText=fan&${query}`);
        expect(statusCode, `${path} ${query}`).toBe(200);
      }
    }
  });
});

describe("a category's page", () => {
  test("LAYOUT-01 has a link that skips to the results", async () => {
    const html = await shop.pageAt(FANS);
    expect(hrefs(html)).toContain("#products");
    expect(html).toMatch(/<section id="products" tabindex="-1"/);
  });

  test("CATALOG-02 CATALOG-04 shows the root, its parents and its siblings", async () => {
    const html = await shop.pageAt(FANS);
    const crumbs = navOf(html, "Breadcrumbs");
    expect(visibleText(crumbs).trim()).toBe("All categories Zephyr things Zephyr fans");
    expect(hrefs(crumbs)).toEqual(["/en/marketplace", "/en/c/zephyr-things"]);
    const tree = navOf(html, "Categories");
    expect(visibleText(tree).trim()).toBe("Zephyr things 61 Zephyr fans 60 Zephyr masts 1");
    expect(visibleText(navOf(await shop.pageAt("/en/c/zephyr-things"), "Subcategories")).trim()).toBe(
      "Zephyr fans Zephyr masts",
    );
  });

  test("CATALOG-02 CATALOG-04 the root is all categories, or all offers among the deals", async () => {
    expect(visibleText(navOf(await shop.pageAt("/en/marketplace"), "Breadcrumbs")).trim()).toBe("All categories");
    expect(visibleText(navOf(await shop.pageAt("/en/dealzone"), "Breadcrumbs")).trim()).toBe("All offers");
  });

  test("CATALOG-07 shows 48 products first and 24 more with each further page, while there are more", async () => {
    const first = await shop.pageAt(FANS);
    expect(cards(first)).toHaveLength(48);
    expect(visibleText(first)).toContain("Showing 48 of 60");
    expect(visibleText(first)).toContain("Show 12 more");
    expect(hrefs(first)).toContain("?page=2");
    const second = await shop.fansWith("page=2");
    expect(cards(second)).toHaveLength(60);
    expect(visibleText(second)).toContain("Showing 60 of 60");
    expect(hrefs(second)).not.toContain("?page=3");
  });

  test("CATALOG-08 T074 is sorted by the query, else by the language's default, else by best sellers", async () => {
    const firstNames = async (query: string) => productNames(await shop.fansWith(query)).slice(0, 2);
    const bestSellers = await firstNames("");
    expect(bestSellers[1]).toBe("Zephyr fan 58");
    expect(await firstNames("s=1")).toEqual(["Zephyr fan 0", "Zephyr fan 1"]);
    expect((await firstNames("s=0"))[1]).toBe("Zephyr fan 58");
    expect(await firstNames("s=2")).toEqual(["Zephyr fan 0", "Zephyr fan 10"]);
    for (const strange of ["s=99", "s=-1", "s=1%3Bdrop"])
      expect(await firstNames(strange), strange).toEqual(bestSellers);
  });

  test("CATALOG-06 shows price, prior price for screen readers, the legal line and the discount", async () => {
    const [card = ""] = cards(await shop.fansWith("s=2"));
    expect(visibleText(card)).toMatch(/−50% Zalpha Zephyr fan 0 €10\.00 Was €20\.00 Lowest in 30 days €20\.00/);
    expect(elements(card, "a")).toHaveLength(1);
    expect(elements(card, "button")).toMatchObject([{ "aria-label": "Add to cart: Zephyr fan 0" }]);
  });
});
