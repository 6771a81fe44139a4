import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AddedProduct, addCategory, addProduct } from "#testing/catalogue/catalog.ts";
import { links, title } from "#testing/page-html.ts";
import { call, createTestApp, type TestApp, visit } from "#testing/test-app.ts";
import { categoryOldSlugs, flags, flagTexts, productOldSlugs, products } from "./tables.ts";

let app: TestApp;
let lamps: number;
let deskLamps: number;
let brass: AddedProduct;
let hidden: AddedProduct;
let offerId: number;

beforeAll(async () => {
  app = await createTestApp();
  const { db } = app.database;
  lamps = await addCategory(db, { name: "Quillon lamps" });
  deskLamps = await addCategory(db, { name: "Quillon desk lamps", parentId: lamps });
  const [offer] = await db.insert(flags).values({ type: "2", position: 500 }).returning();
  offerId = offer?.id ?? 0;
  await db.insert(flagTexts).values({ flagId: offerId, languageId: 1, name: "Quillon week" });
  brass = await addProduct(db, {
    names: { en: "Quillon brass desk lamp", lt: "Quillon žalvarinė stalinė lempa" },
    sku: "QU-77/B",
    categoryIds: [deskLamps],
    flagIds: [offerId],
    prices: { lt: { EUR: 40, USD: 44 }, wl: { EUR: 42 } },
    priorPrice: 50,
    images: ["drawn/lamp-1-brass-0.svg"],
  });
  hidden = await addProduct(db, {
    names: { en: "Quillon paper lamp" },
    categoryIds: [deskLamps],
    prices: { lt: { EUR: 12 } },
  });
  const [otherOffer] = await db.insert(flags).values({ type: "2", position: 501 }).returning();
  await addProduct(db, {
    names: { en: "Quillon floor lamp" },
    categoryIds: [lamps],
    flagIds: [otherOffer?.id ?? 0],
    prices: { lt: { EUR: 90 } },
  });
  await db.insert(categoryOldSlugs).values({ docKey: "1", languageId: 1, slug: "old-quillons", categoryId: lamps });
  await db.insert(productOldSlugs).values({ languageId: 1, slug: "quillon-old", productId: brass.id });
  await settle();
});

afterAll(() => app.close());

const settle = () => app.shop.catalog.catchUp();

const search = (body: object, host?: string) =>
  call(app, "/search/searchForCategoryItems", { locale: "en", ...body }, host ? { host } : {});
const idsOf = (answer: { json(): { items: { id: number }[] } }) => answer.json().items.map(({ id }) => id);

describe("the categories of a storefront", () => {
  test("CATALOG-01 CATALOG-02 are a flat list with parents, positions and counts of the whole subtree", async () => {
    const answer = await call(app, "/search/parsed-categories", { queryKey: "1", locale: "en" });
    const list = answer.json<{ id: number; parent_id: number | null; product_count: number; slug: string }[]>();
    expect(list.find(({ id }) => id === lamps)).toMatchObject({ parent_id: null, product_count: 3, position: 900 });
    expect(list.find(({ id }) => id === deskLamps)).toMatchObject({ parent_id: lamps, product_count: 2 });
  });

  test("CATALOG-01 T072 ignores an unknown query key and refuses an unknown language", async () => {
    const plain = await call(app, "/search/parsed-categories", { locale: "en" });
    const strange = await call(app, "/search/parsed-categories", { queryKey: "en' OR 1=1--", locale: "en" });
    expect(strange.json()).toEqual(plain.json());
    const refused = await call(app, "/search/parsed-categories", { locale: "en'||pg_sleep(3)" });
    expect(refused.statusCode).toBe(400);
  });

  test("CATALOG-01 are those of the storefront's own document only", async () => {
    const answer = await call(
      app,
      "/search/parsed-categories",
      { locale: "en", queryKey: "1" },
      { host: "nl.localhost" },
    );
    expect(answer.json<{ id: number }[]>().map(({ id }) => id)).not.toContain(lamps);
  });

  test("ROUTE-11 finds a slug, redirects an old one, and any other is missing", async () => {
    const find = async (slug: string, locale = "en") => (await call(app, "/catalog/category", { slug, locale })).json();
    expect(await find("quillon-desk-lamps")).toMatchObject({ kind: "found", id: deskLamps });
    expect(await find("old-quillons")).toEqual({ kind: "moved", slug: "quillon-lamps" });
    expect(await find("no-such-quillons")).toEqual({ kind: "missing" });
  });
});

describe("flags and offers", () => {
  test("CATALOG-05 are sorted by position, in the reader's language or in English", async () => {
    const answer = await call(app, "/search/flags", { langId: 2, locale: "lt" });
    const list = answer.json<{ id: number; type: string; position: number }[]>();
    expect(list.find(({ id }) => id === offerId)).toMatchObject({ type: "2", name: "Quillon week", ends_at: null });
    expect(list.map(({ position }) => position)).toEqual(
      list.map(({ position }) => position).toSorted((a, b) => a - b),
    );
  });

  test("CATALOG-05 leave out ended offers", async () => {
    const { db } = app.database;
    await db
      .update(flags)
      .set({ endsAt: new Date(Date.now() - 1000) })
      .where(eq(flags.id, offerId));
    const ids = async () =>
      (await call(app, "/search/flags", { locale: "en" })).json<{ id: number }[]>().map(({ id }) => id);
    await expect.poll(ids).not.toContain(offerId);
    await db.update(flags).set({ endsAt: null }).where(eq(flags.id, offerId));
    await expect.poll(ids).toContain(offerId);
  });

  test("META-02 META-05 an offer's page has its name and an address of its own; filters alone are part of all products", async () => {
    const html = (await visit(app, { path: `/en/search?f.flag_ids=${offerId}&f.current_price=1-` })).body;
    expect(title(html)).toBe("Quillon week | Crossdock");
    expect(links(html, "canonical")[0]?.href).toMatch(new RegExp(`/en/search\\?f\\.flag_ids=${offerId}$`));
    const filtered = (await visit(app, { path: "/en/search?f.current_price=1-" })).body;
    expect(links(filtered, "canonical")[0]?.href).toMatch(/\/en\/marketplace$/);
  });

  test("CATALOG-06 an offer's thumbnails are its first five products with images", async () => {
    const answer = await search({ params: { "f.flag_ids": String(offerId) }, categoryId: null, limit: 5, offset: 0 });
    expect(answer.json().items).toMatchObject([{ id: brass.id, image: "drawn/lamp-1-brass-0.svg" }]);
  });
});

describe("the products of a category", () => {
  test("CATALOG-06 are those of its whole subtree, with price, prior price and brand", async () => {
    const answer = await search({ categoryId: lamps });
    expect(answer.json().total).toBe(3);
    expect(answer.json().items.find(({ id }: { id: number }) => id === brass.id)).toMatchObject({
      sku: "QU-77/B",
      slug: brass.slug,
      category: expect.any(String),
      price: { currency: "EUR", amount: 400_000, prior_amount: 500_000 },
      is_available: true,
      variant_count: 1,
    });
  });

  test("CATALOG-06 CONFIG-03 have at most four facts to compare, the first of their page's specifications", async () => {
    const items = (await search({ locale: "lt", params: { searchText: "Sonora" } })).json().items;
    const { slug, facts } = items.find((item: { facts: unknown[] }) => item.facts.length === 4);
    const page = await call(app, "/catalog/product", { locale: "lt", slug });
    expect(facts).toEqual(page.json().product.specifications.slice(0, 4));
    expect(facts[0]).toEqual({ name: "Tipas", value: expect.stringMatching(/./) });
    expect(Math.max(...items.map((item: { facts: unknown[] }) => item.facts.length))).toBe(4);
  });

  test("CATALOG-06 are priced in the requested currency, or in the storefront's default where it is not offered", async () => {
    const priceIn = async (currency: string) =>
      (await search({ categoryId: deskLamps, currency, params: { searchText: "brass" } })).json().items[0].price;
    expect(await priceIn("USD")).toMatchObject({ currency: "USD", amount: 440_000 });
    expect(await priceIn("XXX")).toMatchObject({ currency: "EUR", amount: 400_000 });
  });

  test("CATALOG-16 content type o returns reduced products; being part of an offer alone is not enough", async () => {
    expect(idsOf(await search({ categoryId: lamps, contentType: "o" }))).toEqual([brass.id]);
  });

  test("CATALOG-08 T074 are sorted by price; an unknown sort is the default one", async () => {
    const pricesBy = async (s: string) =>
      (await search({ categoryId: lamps, params: { s } })).json().items.map((item: { id: number }) => item.id);
    const cheapFirst = await pricesBy("1");
    expect(cheapFirst[0]).toBe(hidden.id);
    expect(await pricesBy("0")).toEqual(cheapFirst.toReversed());
    const standard = await search({ categoryId: lamps });
    for (const s of ["-1", "99", "1;drop"]) expect(await pricesBy(s)).toEqual(idsOf(standard));
  });

  test("CATALOG-09 CATALOG-12 are filtered by a price range; facets have names", async () => {
    const answer = await search({ categoryId: lamps, params: { "f.current_price": "20-50" } });
    expect(idsOf(answer)).toEqual([brass.id]);
    const price = answer.json().facets.find(({ key }: { key: string }) => key === "current_price");
    expect(price).toMatchObject({ type: "stats", min: 12, max: 90 });
  });

  test("T071 a product that is not sold in a storefront is in none of its answers", async () => {
    const host = "wl.localhost";
    const texts = ["Quillon", "paper", hidden.sku, "Quillon paper lamp"];
    for (const searchText of texts) {
      expect(idsOf(await search({ params: { searchText } }, host))).not.toContain(hidden.id);
      const suggested = await call(app, "/search/suggestions", { locale: "en", text: searchText }, { host });
      expect(JSON.stringify(suggested.json())).not.toContain("paper lamp");
    }
    const cards = await call(app, "/catalog/cards", { ids: [hidden.id, brass.id], locale: "en" }, { host });
    expect(idsOf(cards)).toEqual([brass.id]);
    const product = await call(app, "/catalog/product", { slug: hidden.slug, locale: "en" }, { host });
    expect(product.json()).toEqual({ kind: "missing" });
    const similar = await call(app, "/catalog/similar", { productId: brass.id, locale: "en", limit: 20 }, { host });
    expect(idsOf(similar)).not.toContain(hidden.id);
  });
});

describe("a search", () => {
  test("CATALOG-14 finds products despite a typing error, by SKU, and by Lithuanian words without accents", async () => {
    const firstOf = async (searchText: string, locale = "en") =>
      idsOf(await search({ locale, params: { searchText, s: "5" } }))[0];
    expect(await firstOf("quilon bras")).toBe(brass.id);
    expect(await firstOf("QU-77/B")).toBe(brass.id);
    expect(await firstOf("quillon zalvarine", "lt")).toBe(brass.id);
  });

  const strangeParams: Record<string, string | string[]>[] = [
    { searchText: "x".repeat(10_000) },
    { searchText: "* % _ ? ".repeat(1_000) },
    { searchText: "\ud800 lone" },
    { searchText: "a\u0000b" },
    { searchText: "\u202e\u200f right to left" },
    { "f.manufacturer": Array.from({ length: 100 }, (_, n) => `brand' OR ${n}=${n}--`) },
    { "f.current_price": "abc-NaN", s: "-1" },
    { "f.additional_field_1": '{"$gt": ""}', az: "[a-z]*" },
    { "f.__proto__": "1", "f.constructor": "2", __proto__x: "3" },
    { "f.additional_field_999999999999": "1", "f.unknown": "2" },
    { "f.discount_percentage": "-0.5-1e9" },
  ];

  test("T073 T075 never fails, whatever the input", async () => {
    for (const params of strangeParams) {
      const answer = await search({ params });
      expect(answer.statusCode, JSON.stringify(params).slice(0, 80)).toBeOneOf([200, 400]);
      const text = Array.isArray(params.searchText) ? "" : (params.searchText ?? "");
      const suggested = await call(app, "/search/suggestions", { locale: "en", text });
      expect(suggested.statusCode).toBeOneOf([200, 400]);
    }
    const body = '{"locale":"en","params":{"__proto__":"1","constructor":{"prototype":{"polluted":"yes"}}}}';
    const headers = { "content-type": "application/json" };
    const polluting = await visit(app, { method: "POST", path: "/api/search/searchForCategoryItems", headers, body });
    expect(polluting.statusCode).toBe(400);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test("T073 refuses or returns nothing for categories and windows out of bounds", async () => {
    expect((await search({ categoryId: 2 ** 31 })).statusCode).toBeOneOf([200, 400]);
    expect(idsOf(await search({ categoryId: -5, limit: 0 }))).toEqual([]);
    expect((await search({ limit: 100_000 })).statusCode).toBe(400);
    expect((await search({ offset: -1 })).statusCode).toBe(400);
  });
});

describe("a product", () => {
  const find = async (slug: string, body: object = {}) =>
    (await call(app, "/catalog/product", { slug, locale: "en", ...body })).json();

  test("CATALOG-15 returns a product with its variants, quantities and prices", async () => {
    const { kind, product } = await find(brass.slug);
    expect(kind).toBe("found");
    expect(product).toMatchObject({ id: brass.id, category_id: deskLamps, weight_grams: 500 });
    expect(product.variants).toMatchObject([{ id: brass.variantId, available: 5, max_quantity: 5 }]);
  });

  test("CATALOG-15 names its sizes and those of its chart alike, with the decimal mark of the language", async () => {
    const { rows } = await app.database.db.execute<{ slug: string }>(sql`
      select t.slug from products p join product_texts t on t.product_id = p.id and t.language_id = 2
        join storefront_products s on s.product_id = p.id and s.storefront_code = 'lt'
        join product_variants v on v.product_id = p.id join variant_options o on o.variant_id = v.id
        join field_option_texts l on l.option_id = o.option_id and l.language_id = 2
       where l.label = '42,5' and p.size_chart_id is not null limit 1`);
    const { product } = (await call(app, "/catalog/product", { slug: rows[0]?.slug ?? "", locale: "lt" })).json();
    const labels = product.axes.flatMap(({ options }: { options: { label: string }[] }) =>
      options.map(({ label }) => label),
    );
    expect(labels).toContain("42,5");
    const row = product.size_chart.rows.find(({ size }: { size: string }) => size === "42,5");
    expect(row.names).toEqual({ EU: "42,5", UK: "8,5", US: "10" });
  });

  test("ROUTE-12 is found by its slug in this language; an old slug or one of another language redirects", async () => {
    const lithuanian = `quillon-alvarin-stalin-lempa-${brass.id}`;
    expect(await find(lithuanian, { locale: "lt" })).toMatchObject({ kind: "found" });
    expect(await find(lithuanian)).toEqual({ kind: "moved", slug: brass.slug });
    expect(await find("quillon-old")).toEqual({ kind: "moved", slug: brass.slug });
    expect(await find("quillon-never")).toEqual({ kind: "missing" });
  });

  test("ROUTE-12 is missing once it is taken off sale", async () => {
    const { db } = app.database;
    const extra = await addProduct(db, { names: { en: "Quillon last lamp" } });
    expect(await find(extra.slug)).toMatchObject({ kind: "found" });
    await db.update(products).set({ isActive: false }).where(eq(products.id, extra.id));
    await expect.poll(() => find(extra.slug)).toEqual({ kind: "missing" });
  });
});
