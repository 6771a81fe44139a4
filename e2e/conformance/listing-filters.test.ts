import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { elements, visibleText } from "#testing/page-html.ts";
import { FANS, type ListingShop, navOf, openListingShop, productNames } from "./listing-shop.ts";

let shop: ListingShop;
beforeAll(async () => {
  shop = await openListingShop();
});
afterAll(() => shop.app.close());

const hrefs = (html: string) => elements(html, "a").map(({ href }) => href ?? "");

describe("filters", () => {
  const boxes = (html: string) => elements(html, "a").filter(({ role }) => role === "checkbox");
  const boxOf = (html: string, label: string) => {
    const box = html
      .match(/<a\b(?:(?!<a\b)[\s\S])*?<\/a>/g)
      ?.find((a) => a.includes('role="checkbox"') && a.includes(`>${label}<`));
    return elements(box ?? "", "a")[0] ?? {};
  };

  test("CATALOG-12 a term is a link that adds it, and once chosen removes it with its key", async () => {
    const plain = await shop.pageAt(FANS);
    expect(boxOf(plain, "Zalpha")).toMatchObject({
      href: `${FANS}?f.manufacturer=Zalpha`,
      "aria-checked": "false",
      rel: "nofollow",
    });
    const chosen = await shop.fansWith("f.manufacturer=Zalpha&page=2");
    expect(visibleText(chosen)).toContain("30 products");
    expect(boxOf(chosen, "Zalpha")).toMatchObject({ href: FANS, "aria-checked": "true" });
    expect(boxOf(chosen, "Ybeta").href).toBe(`${FANS}?f.manufacturer=Ybeta&f.manufacturer=Zalpha`);
    expect(visibleText(chosen)).toContain("Remove: Zalpha");
  });

  test("CATALOG-09 CATALOG-10 brand, price and discount can be chosen; the category's ids and foreign fields cannot", async () => {
    const panel = /<aside[\s\S]*<\/aside>/.exec(await shop.pageAt(FANS))?.[0] ?? "";
    const groups = panel.match(/<summary[\s\S]*?<\/summary>/g)?.map((group) => visibleText(group).trim());
    expect(groups).toEqual(["Brand", "Price", "Discount"]);
    expect(boxes(await shop.pageAt(FANS)).every(({ href }) => !href?.includes("category_id"))).toBe(true);
  });

  test("CATALOG-11 CATALOG-12 a price and a discount are ranges; bounds that are no numbers are ignored", async () => {
    const priced = await shop.fansWith("f.current_price=20-29");
    expect(visibleText(priced)).toContain("10 products");
    expect(visibleText(priced)).toContain("Remove: €20 – €29");
    expect(visibleText(await shop.fansWith("f.current_price=x-29"))).toContain("20 products");
    expect(visibleText(await shop.fansWith("f.current_price=x-y"))).toContain("60 products");
    const reduced = await shop.fansWith("f.discount_percentage=-0.6");
    expect(visibleText(reduced)).toContain("6 products");
    expect(visibleText(reduced)).toContain("Remove: Discount from 40%");
    const sliders = elements(reduced, "input").filter(({ type }) => type === "range");
    expect(sliders.slice(2)).toMatchObject([
      { min: "0", max: "100", value: "40" },
      { min: "0", max: "100", value: "100" },
    ]);
  });

  test("CATALOG-14 text, brand, discount, letter and sort all work by link", async () => {
    expect(productNames(await shop.pageAt("/en/search?searchText=zephyr+fan+17"))).toContain("Zephyr fan 17");
    expect(visibleText(await shop.pageAt("/en/search?f.manufacturer=Ybeta"))).toContain("30 products");
    expect(visibleText(await shop.pageAt("/en/search?az=y&searchText=zephyr"))).toContain("30 products");
    const both = await shop.fansWith(
      "f.manufacturer=Zalpha&f.discount_percentage=-0.5&s=1&redirect=//evil&componentHint=x",
    );
    expect(productNames(both)).toEqual([0, 10, 20, 30, 40, 50].map((number) => `Zephyr fan ${number}`));
  });

  test("CATALOG-14 the marketplace and departments link to brands by their letter", async () => {
    expect(hrefs(navOf(await shop.pageAt("/en/marketplace"), "Brands A–Z"))).toContain("/en/marketplace?az=Z");
    expect(hrefs(navOf(await shop.pageAt("/en/c/zephyr-things"), "Brands A–Z"))).toEqual([
      "/en/c/zephyr-things?az=Y",
      "/en/c/zephyr-things?az=Z",
    ]);
    expect(navOf(await shop.pageAt(FANS), "Brands A–Z")).toBe("");
  });

  test("CATALOG-16 the marketplace has all products, the deals those on offer alone", async () => {
    const total = async (path: string) => Number(/(\d+) products/.exec(visibleText(await shop.pageAt(path)))?.[1]);
    expect(await total("/en/marketplace?f.manufacturer=Zalpha")).toBe(30);
    expect(await total("/en/dealzone?f.manufacturer=Zalpha")).toBe(6);
  });

  test("CATALOG-06 CATALOG-08 a mistyped search says what it was taken for, and is sorted by relevance", async () => {
    const page = visibleText(await shop.pageAt("/en/search?searchText=zephir+mast"));
    expect(page).toContain("Nothing matches “zephir mast”. Showing results for “zephyr mast”.");
    expect(page).toContain("Results for “zephyr mast”");
    expect(page).toContain("Relevance");
    expect(visibleText(await shop.pageAt("/en/search?searchText=zephyr+mast"))).not.toContain("Showing results for");
  });

  test("CATALOG-12 a quick filter stays in its place once it is chosen", async () => {
    const chips = (html: string) => elements(/<ul aria-label="Quick filters"[\s\S]*?<\/ul>/.exec(html)?.[0] ?? "", "a");
    const before = chips(await shop.pageAt("/en/c/electronics/audio/headphones"));
    const chosen = chips(await shop.pageAt(before[0]?.href ?? ""));
    expect(chosen[0]).toMatchObject({ "aria-current": "true" });
  });

  test("an empty result says so and offers further links", async () => {
    const filtered = await shop.fansWith("f.manufacturer=Nobody");
    expect(visibleText(filtered)).toContain("No product matches everything that you have chosen");
    expect(visibleText(await shop.pageAt("/en/search?searchText=qqzzxxvv"))).toContain("Nothing found for “qqzzxxvv”");
  });
});
