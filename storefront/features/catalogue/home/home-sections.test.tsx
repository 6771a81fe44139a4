import { describe, expect, test, vi } from "vitest";
import type { ProductCard } from "#contracts/shop/catalogue/product-card.ts";
import type { ArticleCard } from "#contracts/shop/content/content.ts";
import { FEATURES, type Feature } from "#domain/operations/storefronts/storefront.ts";
import { renderPage } from "#storefront/shell/errors/test-page.tsx";
import { elements, visibleText } from "#testing/page-html.ts";
import { loadBestSellers, tabCategories } from "./best-seller-tabs.ts";
import type { HomeCatalogue, HomeDepartment, HomeOffer } from "./home-catalogue.server.ts";
import { HomeSections } from "./home-sections.tsx";

const search = vi.hoisted(() => vi.fn());
vi.mock("#storefront/browser-api.ts", () => ({ browserApi: { search: { searchForCategoryItems: search } } }));

const card = (id: number): ProductCard => ({
  id,
  sku: `S-${id}`,
  slug: `shoe-${id}`,
  name: `Shoe ${id}`,
  manufacturer: "Briz",
  category: "Shoes",
  image: `drawn/sneaker-${id}.svg`,
  price: { currency: "EUR", amount: 799_000, prior_amount: null, regular_amount: null } as ProductCard["price"],
  has_price_range: false,
  exclusive: null,
  shipping: [],
  facts: [],
  is_available: true,
  variant_count: 1,
});
const offer: HomeOffer = {
  id: 11,
  name: "Up to −35% on audio",
  description: "Headphones and speakers",
  endsAt: "2026-11-18T21:59:00.000Z",
  productCount: 412,
  thumbnails: [1, 2, 3, 4, 5].map((id) => ({ id, image: `drawn/headphones-${id}.svg` })),
};
const department = (id: number, name: HomeDepartment["name"], title: string): HomeDepartment => ({
  id,
  name,
  title,
  slug: title.toLowerCase(),
  image: null,
  productCount: 18_420,
});
const nothing: HomeCatalogue = { offers: [], departments: [], bestSellers: [], brands: [] };
const render = (catalogue: Partial<HomeCatalogue> | null, features: readonly Feature[] = FEATURES) =>
  renderPage(<HomeSections catalogue={catalogue && { ...nothing, ...catalogue }} articles={[]} />, {
    features: [...features],
  });
const hrefs = (html: string) => elements(html, "a").map(({ href }) => href);

describe("offers on the home page", () => {
  test("CATALOG-06 each shows its name, its end and five thumbnails, and links to all of its products", () => {
    const html = render({ offers: [offer] });
    expect(visibleText(html)).toMatch(/Offers ending soon .*Up to −35% on audio Ends 2026-11-18 23:59/);
    expect(elements(html, "img").filter(({ src }) => src?.includes("headphones"))).toHaveLength(5);
    expect(hrefs(html)).toContain("/en/search?f.flag_ids=11");
    expect(hrefs(html)).toContain("/en/dealzone");
  });

  test("CATALOG-06 an offer without an end shows its description or its product count", () => {
    expect(visibleText(render({ offers: [{ ...offer, endsAt: null }] }))).toContain("Headphones and speakers");
    const titles = (offers: HomeOffer[]) => /id="offers-title"[^>]*>([^<]*)</.exec(render({ offers }))?.[1];
    expect(titles([offer])).toBe("Offers ending soon");
    expect(titles([offer, { ...offer, id: 2, endsAt: null }]), "not all of them end").toBe("Offers");
    const plain = { ...offer, endsAt: null, description: null };
    expect(visibleText(render({ offers: [plain] }))).toContain("412 products");
  });

  test("REGION-02 does not link to a missing deal zone", () => {
    expect(hrefs(render({ offers: [offer] }, ["marketplace"]))).not.toContain("/en/dealzone");
  });
});

describe("the blog on the home page", () => {
  const article = (id: number): ArticleCard => ({
    id,
    slug: `article-${id}`,
    title: `Article ${id}`,
    description: "",
    language: "en",
    topic: { slug: "guides", name: "Guides" },
    cover: null,
    published_at: "2026-11-10T08:00:00.000Z",
    reading_minutes: 4,
  });
  const articles = [article(1), article(2), article(3)];
  const withBlog = (blogs: boolean) =>
    renderPage(<HomeSections catalogue={null} articles={articles} />, { features: [...FEATURES], blogs });

  test("CONFIG-02 CONTENT-01 shows the newest articles, and nothing of them while the blog has no posts", () => {
    expect(visibleText(withBlog(true))).toMatch(/From the blog .*Guides · 2026-11-10 · 4 min Article 1 .*Article 3/);
    expect(hrefs(withBlog(true))).toEqual(expect.arrayContaining(["/en/blog", "/en/blog/article-2"]));
    expect(visibleText(withBlog(false))).not.toContain("From the blog");
  });
});

describe("the rest of the catalogue on the home page", () => {
  const departments = [
    department(2, "electronics", "Electronics"),
    department(1932, "footwear", "Footwear"),
    department(2511, "clothes", "Clothes"),
  ];

  test("CATALOG-03 shows departments with their counts", () => {
    const html = render({ departments });
    expect(visibleText(html)).toContain("Electronics 18 420 products");
    expect(hrefs(html)).toEqual(expect.arrayContaining(["/en/c/electronics", "/en/c/footwear", "/en/marketplace"]));
  });

  test("CATALOG-08 shows best sellers as cards, with tabs when there are departments", () => {
    const html = render({ bestSellers: [card(1), card(2)], departments });
    expect(hrefs(html)).toEqual(expect.arrayContaining(["/en/p/shoe-1", "/en/p/shoe-2"]));
    const tabs = elements(html, "button").filter(({ id }) => id?.startsWith("best-tab"));
    expect(tabs.map(({ id }) => id)).toEqual(["best-tab-all", "best-tab-electronics", "best-tab-fashion"]);
    expect(render({ bestSellers: [card(1)] })).not.toContain("best-tab");
  });

  test("CATALOG-08 a tab requests the best sellers of its categories", async () => {
    search.mockResolvedValueOnce({ items: [card(3)] });
    const ids = tabCategories(departments).get("fashion") ?? [];
    expect(await loadBestSellers(ids, { locale: "lt", currency: "EUR" })).toEqual([card(3)]);
    const [[input]] = search.mock.calls as [[object]];
    expect(input).toMatchObject({ locale: "lt", params: { s: "3", "f.category_ids": ["1932", "2511"] }, limit: 10 });
  });

  test("CATALOG-14 brands link to their listings", () => {
    expect(hrefs(render({ brands: [{ name: "Alder & Co" }] }))).toContain("/en/search?f.manufacturer=Alder+%26+Co");
  });

  test("REGION-03 a brand keeps its mark wherever it stands", () => {
    const markOf = (names: string[]) => {
      const html = render({ brands: names.map((name) => ({ name })) });
      return /<a [^>]*href="[^"]*Sonora"[^>]*>([\s\S]*?)<\/a>/.exec(html)?.[1];
    };
    expect(markOf(["Sonora", "Briz", "Tindra"])).toBeDefined();
    expect(markOf(["Sonora", "Briz", "Tindra"])).toBe(markOf(["Briz", "Tindra", "Sonora"]));
  });

  test("ROUTE-01 shows no heading for a section without content or a storefront without a marketplace", () => {
    const headings = (html: string) => elements(html, "h2").map(({ id }) => id);
    expect(headings(render({}))).toEqual(headings(render(null)));
    expect(headings(render(null))).not.toContain("offers-title");
    expect(render({ offers: [offer], departments, bestSellers: [card(1)] })).not.toContain("style=");
  });
});
