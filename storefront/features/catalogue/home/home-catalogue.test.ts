import { RouterContextProvider } from "react-router";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Reader } from "#domain/operations/storefronts/reader.ts";
import type { Feature } from "#domain/operations/storefronts/storefront.ts";
import { type Api, api, reader, type Visit, visit } from "#storefront/context.ts";
import { loadHomeCatalogue } from "./home-catalogue.server.ts";

const calls = {
  search: { flags: vi.fn(), parsedCategories: vi.fn(), searchForCategoryItems: vi.fn() },
  catalog: { featuredBrands: vi.fn() },
};
const tags = new Set<string>();

const load = (features: Feature[] = ["marketplace"]) => {
  const context = new RouterContextProvider();
  context.set(api, calls as unknown as Api);
  const storefront = {
    features,
    wellKnownCategories: { electronics: 2 },
  };
  context.set(visit, { storefront, tags } as unknown as Visit);
  context.set(reader, { currency: { id: 2, iso_code: "USD" } } as Reader);
  return loadHomeCatalogue(context, "lt");
};

beforeEach(() => {
  tags.clear();
  for (const call of [...Object.values(calls.search), calls.catalog.featuredBrands]) call.mockReset();
  calls.search.flags.mockResolvedValue([
    { id: 3, type: "1", name: "Only here", description: null, ends_at: null },
    { id: 11, type: "2", name: "Audio", description: null, ends_at: "2026-11-18T00:00:00.000Z" },
    { id: 12, type: "2", name: "Winter", description: "Warm", ends_at: null },
  ]);
  calls.search.parsedCategories.mockResolvedValue([
    { id: 2, name: "Elektronika", slug: "elektronika", image: null, product_count: 9 },
    { id: 5, name: "Garsas", slug: "elektronika/garsas", image: null, product_count: 4 },
  ]);
  calls.search.searchForCategoryItems.mockImplementation(async ({ params }: { params: Record<string, string> }) => {
    const id = Number(params["f.flag_ids"] ?? 70);
    return { items: [{ id, image: "drawn/x.svg" }], total: 31 };
  });
  calls.catalog.featuredBrands.mockResolvedValue({ brands: [{ name: "Sonora", product_count: 38 }] });
});

describe("loading the home page's catalogue", () => {
  test("CATALOG-06 requests five thumbnails once per offer flag, in the visitor's currency", async () => {
    const loaded = await load();
    const inputs = calls.search.searchForCategoryItems.mock.calls.map(([input]) => input);
    const thumbnails = inputs.filter(({ params }) => params["f.flag_ids"]);
    expect(thumbnails).toEqual(
      ["11", "12"].map((id) => ({
        locale: "lt",
        currency: "USD",
        params: { "f.flag_ids": id },
        categoryId: null,
        limit: 5,
        offset: 0,
        withFacets: false,
      })),
    );
    expect(loaded?.offers.map(({ id, name, endsAt }) => [id, name, endsAt])).toEqual([
      [11, "Audio", "2026-11-18T00:00:00.000Z"],
      [12, "Winter", null],
    ]);
  });

  test("CATALOG-05 CATALOG-06 a failure empties its own section only", async () => {
    calls.search.flags.mockRejectedValueOnce(new Error("lost"));
    expect(await load()).toMatchObject({ offers: [], bestSellers: [{ id: 70 }], brands: [{ name: "Sonora" }] });

    const answer = calls.search.searchForCategoryItems.getMockImplementation();
    calls.search.searchForCategoryItems.mockImplementation(async (input) => {
      if (input.params["f.flag_ids"] === "11") throw new Error("lost");
      return answer?.(input);
    });
    expect(await load()).toMatchObject({ offers: [{ id: 12 }], bestSellers: [{ id: 70 }] });
    calls.search.searchForCategoryItems.mockImplementation(answer ?? (() => {}));

    calls.search.parsedCategories.mockRejectedValueOnce(new Error("lost"));
    calls.catalog.featuredBrands.mockRejectedValueOnce(new Error("lost"));
    expect(await load()).toMatchObject({ departments: [], brands: [], offers: [{ id: 11 }, { id: 12 }] });
  });

  test("CATALOG-06 leaves out an offer without products", async () => {
    calls.search.searchForCategoryItems.mockResolvedValue({ items: [], total: 0 });
    expect((await load())?.offers).toEqual([]);
  });

  test("CATALOG-03 takes departments from the category tree, in the page's language", async () => {
    expect((await load())?.departments).toEqual([
      { id: 2, name: "electronics", title: "Elektronika", slug: "elektronika", image: null, productCount: 9 },
    ]);
  });

  test("ROUTE-01 tags the page with the catalogue, the best sellers and with each product shown", async () => {
    await load();
    expect([...tags].sort()).toEqual(["best-sellers", "catalog", "commerce", "product:11", "product:12", "product:70"]);
  });

  test("REGION-02 requests nothing without a marketplace", async () => {
    expect(await load(["quotes"])).toBeNull();
    expect(calls.search.flags).not.toHaveBeenCalled();
    expect([...tags]).toEqual([]);
  });
});
