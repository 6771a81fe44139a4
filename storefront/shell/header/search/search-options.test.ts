import { describe, expect, test } from "vitest";
import type { ProductCard } from "#contracts/shop/catalogue/product-card.ts";
import { linkGroups, recentGroups, suggestedGroups } from "./search-options.ts";

const card = (id: number) => ({ id, slug: `norvik/x-${id}`, name: `X ${id}` }) as ProductCard;
const targets = (groups: ReturnType<typeof suggestedGroups>) =>
  Object.fromEntries(groups.map(({ kind, options }) => [kind, options.map(({ to }) => to)]));

describe("the list below the search field", () => {
  test("CATALOG-14 lists searches, categories, brands, products and texts, and the whole search last", () => {
    const suggestions = {
      queries: [{ text: "sonora headphones", count: 214 }],
      categories: [{ id: 1, name: "Headphones", slug: "electronics/audio/headphones", count: 12 }],
      brands: [{ name: "Sonora", count: 7 }],
      products: [card(1), card(2), card(3), card(4)],
      texts: [
        {
          kind: "question" as const,
          slug: "return-shoes",
          path: "/faq/return-shoes",
          title: "Can I return shoes?",
          description: "",
        },
        { kind: "article" as const, slug: "shoe-sizes", path: "/blog/shoe-sizes", title: "Sizes", description: "" },
        { kind: "page" as const, slug: "warranty", path: "/warranty", title: "Warranty", description: "" },
      ],
    };
    expect(targets(suggestedGroups("sonora he", "k1", suggestions))).toEqual({
      query: ["/search?searchText=sonora+headphones&queryKey=k1"],
      category: ["/c/electronics/audio/headphones"],
      brand: ["/search?f.manufacturer=Sonora"],
      product: ["/p/norvik/x-1", "/p/norvik/x-2", "/p/norvik/x-3"],
      text: ["/faq/return-shoes", "/blog/shoe-sizes", "/warranty"],
      all: ["/search?searchText=sonora+he&queryKey=k1"],
    });
  });

  test("CATALOG-14 offers the whole search before and without an answer", () => {
    expect(targets(suggestedGroups("zz", "k1", null))).toEqual({ all: ["/search?searchText=zz&queryKey=k1"] });
  });

  test("CATALOG-14 offers recent searches, and no list without any", () => {
    expect(targets(recentGroups(["batai"], "k2"))).toEqual({ recent: ["/search?searchText=batai&queryKey=k2"] });
    expect(recentGroups([], "k2")).toEqual([]);
  });

  test("CATALOG-14 a pasted link leads to a quote, whole", () => {
    const [group] = linkGroups("https://shop.example/a?b=1&c=2");
    const to = new URL(group?.options[0]?.to ?? "", "https://own.test");
    expect([to.pathname, to.searchParams.get("link")]).toEqual(["/order-form", "https://shop.example/a?b=1&c=2"]);
  });
});
