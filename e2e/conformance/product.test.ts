import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import en from "#i18n/messages/en.json" with { type: "json" };
import { products, productTexts } from "#modules/catalogue/catalog/tables.ts";
import { addProduct } from "#testing/catalogue/catalog.ts";
import { addShoe, SHOE } from "#testing/catalogue/shoe.ts";
import { elements, links, meta, title, visibleText } from "#testing/page-html.ts";
import { createTestApp, type TestApp, visit } from "#testing/test-app.ts";

const ORIGIN = "http://lt.localhost:3000";
const PAGE = `/en/p/${SHOE.slug}`;

let app: TestApp;
let productId: number;
beforeAll(async () => {
  app = await createTestApp();
  ({ productId } = await addShoe(app.database.db));
});
afterAll(() => app.close());

const pageAt = async (path: string) => (await visit(app, { path })).body;

const chosen = (html: string) =>
  elements(html, "input")
    .filter((input) => input.type === "radio" && "checked" in input)
    .map((input) => input["aria-label"] ?? input.value);

const structured = (html: string) =>
  [...html.matchAll(/<script [^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)].map(([, text = ""]) =>
    JSON.parse(text),
  );

describe("ROUTE-12 ROUTE-51 a product's page", () => {
  test.each([`/p/${SHOE.slug}`, `/market/product/${SHOE.slug}`])(
    "ROUTE-12 ROUTE-51 %s shows the product in its language, with one canonical address",
    async (path) => {
      const { statusCode, body } = await visit(app, { path: `/en${path}` });
      expect(statusCode).toBe(200);
      expect(visibleText(body)).toContain(SHOE.name);
      expect(title(body)).toBe(`Quillon ${SHOE.name} | Crossdock`);
      expect(links(body, "canonical").map(({ href }) => href)).toEqual([`${ORIGIN}${PAGE}`]);
    },
  );

  test("ROUTE-12 META-02 knows its address in every language of the storefront", async () => {
    const alternates = links(await pageAt(PAGE), "alternate").map(({ hreflang, href }) => [hreflang, href]);
    const lithuanian = `${ORIGIN}/lt/p/${SHOE.ltSlug}`;
    expect(alternates).toEqual([
      ["lt", lithuanian],
      ["en", `${ORIGIN}${PAGE}`],
      ["x-default", lithuanian],
    ]);
    expect(visibleText(await pageAt(`/lt/p/${SHOE.ltSlug}`))).toContain("Quillon tako bėgikai");
  });

  test.each(["p", "market/product"])(
    "ROUTE-12 ROUTE-51 an old slug under /%s redirects permanently to the new one, with its query",
    async (under) => {
      const { statusCode, headers } = await visit(app, {
        path: `/en/${under}/${SHOE.oldSlug}?productVariant=QTR-1-42`,
      });
      expect(statusCode).toBe(301);
      expect(headers.location).toBe(`${PAGE}?productVariant=QTR-1-42`);
    },
  );

  test.each([
    ["an unknown slug", "/en/p/nothing"],
    ["no slug", "/en/p"],
    ["a slug that none can have", "/en/p/A%20B"],
    ["a host in place of a slug", "/en/p/%2F%2Fx"],
    ["an endless slug", `/en/p/${"a".repeat(600)}`],
    ["an unknown slug under the second address", "/en/market/product/x"],
  ])("ROUTE-12 ROUTE-51 %s is not found, not cached, and offers further links", async (_name, path) => {
    const { statusCode, body, headers } = await visit(app, { path });
    expect(statusCode).toBe(404);
    expect(headers["cache-control"]).toMatch(/no-store/);
    expect(meta(body, "robots")).toBe("noindex");
    expect(visibleText(body)).toContain(en["not-found.search"]);
  });

  test("ROUTE-12 a product that is withdrawn is not found at once", async () => {
    const gone = await addProduct(app.database.db, { names: { en: "Soon gone" } });
    const path = `/en/p/${gone.slug}`;
    await vi.waitFor(async () => expect((await visit(app, { path })).statusCode).toBe(200));
    await app.database.db.update(products).set({ isActive: false }).where(eq(products.id, gone.id));
    await vi.waitFor(async () => expect((await visit(app, { path })).statusCode).toBe(404), { timeout: 10_000 });
  });
});

describe("a link to a variant", () => {
  test("CATALOG-14 productVariant names it by SKU or id, even a sold-out one", async () => {
    expect(chosen(await pageAt(`${PAGE}?productVariant=QTR-1-43`)).slice(0, 2)).toEqual(["Pine green", "43"]);
    expect(chosen(await pageAt(`${PAGE}?productVariant=QTR-0-41`)).slice(0, 2)).toEqual(["Storm blue", "41, Sold out"]);
  });

  test("CATALOG-14 CATALOG-15 an unknown variant, and none, shows the first available colour and chooses no size", async () => {
    for (const query of ["", "?productVariant=x", "?productVariant=", "?productVariant=%22%3E%3Cb%3E"]) {
      expect(chosen(await pageAt(PAGE + query)).slice(0, 2), query).toEqual(["Storm blue", "air"]);
    }
  });

  test("CATALOG-14 META-02 is the same page to search engines; T086 its value is not reflected", async () => {
    const html = await pageAt(`${PAGE}?productVariant="><script>alert(1)</script>&componentHint=similar`);
    expect(links(html, "canonical")[0]?.href).toBe(`${ORIGIN}${PAGE}`);
    expect(html).not.toContain("<script>alert(1)");
  });
});

describe("the content of a product page", () => {
  test("CATALOG-15 shows the price, the lowest of 30 days, and a landed cost that adds up", async () => {
    const text = visibleText(await pageAt(PAGE));
    expect(text).toMatch(
      /€79\.90 Was €119\.90 −33% Lowest price in 30 days: €119\.90 · incl\. VAT Regular price €129\.90/,
    );
    const [, goods, ...others] =
      /Product €([\d.]+) Air freight €([\d.]+) Local delivery from €([\d.]+) .*?Landed cost from €([\d.]+)/.exec(
        text,
      ) ?? [];
    expect(goods).toBe("79.90");
    const [freight, delivery, total] = others.map((amount) => Math.round(Number(amount) * 100));
    expect(7_990 + (freight ?? 0) + (delivery ?? 0)).toBe(total);
  });

  test("CATALOG-15 shows origin, HS code, seller, manufacturer and the responsible person in the EU", async () => {
    const text = visibleText(await pageAt(PAGE));
    for (const words of ["Country of origin Vietnam", "HS code 6404.11", "Seller Crossdock", "Quillon Europe B.V."]) {
      expect(text).toContain(words);
    }
    expect(visibleText(await pageAt(`/lt/p/${SHOE.ltSlug}`))).toContain("Kilmės šalis Vietnamas");
  });

  test("CATALOG-15 the first picture is preloaded, with its space reserved", async () => {
    const html = await pageAt(PAGE);
    const announced = links(html, "preload").find((link) => link.as === "image");
    const first = elements(html, "img").find(({ alt }) => alt === `Quillon ${SHOE.name}, Storm blue`);
    expect(first).toMatchObject({ width: "400", height: "432", fetchpriority: "high" });
    expect(announced?.imagesrcset).toBe(first?.srcset);
  });

  test("META-03 shares its own picture, in a format that every site accepts", async () => {
    const image = new URL(meta(await pageAt(PAGE), "og:image") ?? "");
    expect(image.pathname).toMatch(/^\/img\/f_jpeg,w_1200/);
    expect(meta(await pageAt(PAGE), "og:type")).toBe("product");
  });

  test("META-03 has offers and breadcrumbs as structured data", async () => {
    const [product, breadcrumbs] = structured(await pageAt(PAGE));
    expect(product).toMatchObject({
      "@type": "ProductGroup",
      productGroupID: SHOE.sku,
      brand: { name: "Quillon" },
      url: ORIGIN + PAGE,
    });
    expect(product.hasVariant).toContainEqual(
      expect.objectContaining({
        "@type": "Product",
        offers: expect.objectContaining({
          price: "79.90",
          priceCurrency: "EUR",
          availability: "https://schema.org/InStock",
        }),
      }),
    );
    expect(breadcrumbs.itemListElement.at(-1)).toMatchObject({ name: SHOE.name, item: ORIGIN + PAGE });
  });

  test("T085 a hostile name is inert in the page, its structured data and its hydration data", async () => {
    const name = "</script><script>alert(1)//\u2028<!--<script>";
    const { id, slug } = await addProduct(app.database.db, { names: { en: "Hostile" } });
    await app.database.db.update(productTexts).set({ name }).where(eq(productTexts.productId, id));
    await vi.waitFor(async () => {
      const html = await pageAt(`/en/p/${slug}`);
      expect(structured(html)[0]?.name).toBe(name);
      expect(html).not.toMatch(/<script>alert|<!--<script/);
      const scripts = [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, code = ""]) => code);
      expect(scripts.filter((code) => code.includes("\u2028"))).toEqual([]);
      expect(scripts.some((code) => code.includes("alert(1)"))).toBe(true);
    });
  });
});

describe("the cached page", () => {
  test("CATALOG-14 T046 a variant's page is cached separately from the default one", async () => {
    await pageAt(`${PAGE}?productVariant=QTR-1-42`);
    expect(chosen(await pageAt(PAGE))[0]).toBe("Storm blue");
    expect(chosen(await pageAt(`${PAGE}?productVariant=QTR-1-42`))[0]).toBe("Pine green");
  });

  test("CATALOG-15 follows a change of the product", async () => {
    await pageAt(PAGE);
    await app.database.db.update(products).set({ hsCode: "9999.99" }).where(eq(products.id, productId));
    await vi.waitFor(async () => expect(visibleText(await pageAt(PAGE))).toContain("9999.99"), { timeout: 10_000 });
  });
});
