import { describe, expect, test, vi } from "vitest";
import { renderPage, renderWholePage, type TestPage } from "#storefront/shell/errors/test-page.tsx";
import { elements, links, meta, visibleText } from "#testing/page-html.ts";
import { WatchSoldOut } from "./buy-box/watch-sold-out.tsx";
import { ProductDetails } from "./details/product-details.tsx";
import type { ProductPageData } from "./product-data.ts";
import { ProductPage } from "./product-page.tsx";
import { SAMPLE_PAGE, SAMPLE_PRODUCT, SAMPLE_TERMS } from "./sample-product.ts";
import { Similar } from "./similar/similar.tsx";
import type { ProductChoice } from "./use-product-choice.ts";

vi.mock("#storefront/browser-api.ts", () => ({ browserApi: {} }));

const render = (query = "", page: ProductPageData = SAMPLE_PAGE, options: TestPage = {}) =>
  renderPage(<ProductPage page={page} />, { path: `/en/p/trail-runner-4${query}`, ...options });

const renderWhole = (query = "", page: ProductPageData = SAMPLE_PAGE) =>
  renderWholePage(<ProductPage page={page} />, { path: `/en/p/trail-runner-4${query}` });

const withProduct = (changes: Partial<typeof SAMPLE_PRODUCT>): ProductPageData => ({
  ...SAMPLE_PAGE,
  product: { ...SAMPLE_PRODUCT, ...changes },
});

const radios = (html: string) => elements(html, "input").filter(({ type }) => type === "radio");
const checked = (html: string) => radios(html).filter((radio) => "checked" in radio);

describe("the product page", () => {
  test("CATALOG-15 shows brand, name, SKU, price, the 30-day price, discount and regular price", () => {
    const text = visibleText(render("?productVariant=BZ-TR4-2"));
    expect(text).toMatch(/Briz.*SKU BZ-TR4-2.*Trail Runner 4 men’s running shoes/);
    expect(text).toMatch(
      /€79\.90 Was €119\.90 −33% Lowest price in 30 days: €119\.90 · incl\. VAT Regular price €129\.90/,
    );
  });

  test("CATALOG-15 shows no percentage and no struck price without a reduction", () => {
    const variants = SAMPLE_PRODUCT.variants.map((variant) => ({
      ...variant,
      price: { ...variant.price, prior_amount: null, regular_amount: null },
    }));
    const html = render("", withProduct({ variants }));
    expect(html).not.toMatch(/<s\b|%</);
    expect(visibleText(html)).toContain("incl. VAT");
  });

  test("CATALOG-14 CATALOG-15 productVariant selects the variant; without one no size is chosen", () => {
    expect(checked(render("?productVariant=BZ-TR4-4")).map((radio) => radio["aria-label"])).toEqual([
      "ember",
      "41",
      undefined,
    ]);
    const byDefault = checked(render()).map(({ value }) => value);
    expect(byDefault).toEqual(["10", "air"]);
    expect(checked(render("?productVariant=nothing")).map(({ value }) => value)).toEqual(byDefault);
  });

  test("CATALOG-15 a size is chosen at once only where there is no other", () => {
    const axes = SAMPLE_PRODUCT.axes.map((axis) =>
      axis.display === "sizes" ? { ...axis, options: axis.options.slice(1, 2) } : axis,
    );
    const variants = SAMPLE_PRODUCT.variants.filter(({ sku }) => sku === "BZ-TR4-2");
    expect(checked(render("", withProduct({ axes, variants }))).map(({ value }) => value)).toEqual(["10", "42", "air"]);
    expect(visibleText(render())).toContain("SKU BZ-TR4 ");
  });

  test("CATALOG-15 keeps sold-out options in the group and labels them as sold out", () => {
    const options = radios(render()).map((radio) => [radio["aria-label"], radio["aria-disabled"]]);
    expect(options.slice(0, 5)).toEqual([
      ["storm", undefined],
      ["ember", undefined],
      ["41, Sold out", "true"],
      ["42", undefined],
      ["43", undefined],
    ]);
    expect(render()).not.toMatch(/<input[^>]* disabled/);
  });

  test("CATALOG-15 who presses a sold-out size is offered a mail about that size, in the colour that is chosen", () => {
    const [, axis] = SAMPLE_PRODUCT.axes;
    const choice = { variant: SAMPLE_PRODUCT.variants[1] } as ProductChoice;
    const option = { field_id: axis?.field_id ?? 0, option_id: axis?.options[0]?.id ?? 0 };
    const html = renderPage(
      <WatchSoldOut product={SAMPLE_PRODUCT} axis={axis as never} choice={choice} option={option} />,
    );
    expect(visibleText(html)).toMatch(/41 is sold out\. E-mail me when it is back/);
    expect(elements(html, "a").map(({ href }) => href)).toContain(`/en/watch/${SAMPLE_PRODUCT.id}?variant=1`);
  });

  test("CATALOG-15 the pictures follow the colour; the first has high fetch priority and a reserved size", () => {
    const pictures = (html: string) => elements(html, "img").filter(({ alt }) => alt !== "");
    expect(pictures(render()).map(({ src }) => src?.split("/").at(-1))).toEqual([
      "storm-1.jpg",
      "storm-2.jpg",
      "box.jpg",
    ]);
    const [first, second] = pictures(render("?productVariant=BZ-TR4-4"));
    expect(first).toMatchObject({
      alt: "Briz Trail Runner 4 men’s running shoes, ember",
      fetchpriority: "high",
      width: "400",
      height: "432",
    });
    expect(second).toMatchObject({ loading: "lazy" });
  });

  test("CATALOG-15 shows air and sea with price, arrival and charged weight; the landed cost adds up", () => {
    const text = visibleText(render());
    expect(text).toContain("Shipping to: Lithuania");
    expect(text).toMatch(/Air €9\.40 Arrives 2026-11-21 – 2026-11-24 Charged 1\.5 kg: size counts/);
    expect(text).toMatch(/Sea €4\.10 Arrives 2026-12-14 – 2027-01-02/);
    expect(text).toMatch(
      /Product €79\.90 Air freight €9\.40 Local delivery from €1\.99 Duty and import VAT included Landed cost from €91\.29/,
    );
  });

  test("CATALOG-15 offers no air where only sea is shipped, and no landed cost without tariffs", () => {
    const withRates = (rates: typeof SAMPLE_TERMS.rates) => ({ ...SAMPLE_PAGE, terms: { ...SAMPLE_TERMS, rates } });
    const sea = visibleText(render("", withRates(SAMPLE_TERMS.rates.filter(({ method }) => method === "sea"))));
    expect(sea).toMatch(/Sea freight .*Landed cost from €85\.99/);
    expect(sea).not.toContain("Air freight");
    expect(visibleText(render("", withRates([])))).not.toMatch(/Landed|landed|Shipping to/);
  });

  test("PRICE-08 a landed cost without delivery says so", () => {
    const page = { ...SAMPLE_PAGE, terms: { ...SAMPLE_TERMS, deliveryFees: [] } };
    expect(visibleText(render("", page))).toMatch(/Local delivery not included yet .*Landed cost €89\.30/);
  });

  test("CATALOG-15 shows the number left when stock is low", () => {
    expect(visibleText(render("?productVariant=BZ-TR4-2"))).toContain("In stock, 6 left");
    expect(visibleText(render("?productVariant=BZ-TR4-3"))).not.toContain("left");
  });

  test("CATALOG-15 a sold-out variant says so and has no quantity", async () => {
    const html = await renderWhole("?productVariant=BZ-TR4-1");
    expect(visibleText(html)).toContain("This choice is sold out. Please take another one.");
    expect(visibleText(html)).not.toContain("Landed cost");
    expect(html).not.toContain("One more");
  });

  test("CATALOG-15 a sold-out product says so and shows similar products before its details", async () => {
    const variants = SAMPLE_PRODUCT.variants.map((variant) => ({ ...variant, available: 0, max_quantity: 0 }));
    const soldOut = await renderWhole("", { ...withProduct({ variants }), similar: [SAMPLE_CARD] });
    expect(visibleText(soldOut)).toContain("This product is sold out. Similar ones are below.");
    expect(soldOut).toMatch(/id="similar".*id="details"/);
    const page = { ...SAMPLE_PAGE, similar: [SAMPLE_CARD] };
    expect(render("", page)).toMatch(/id="details".*id="similar"/);
    expect(visibleText(renderPage(<Similar page={page} isHinted={false} />))).toMatch(/Similar products.*Ridge Low/);
  });

  test("CATALOG-15 specifications show fields, measures, origin, HS code, seller and responsible person", () => {
    const details = (page: ProductPageData, options: TestPage = {}) =>
      visibleText(renderPage(<ProductDetails page={page} hint={undefined} />, options));
    const text = details(SAMPLE_PAGE);
    expect(text).toContain("A light, grippy trail shoe. It drains quickly.");
    expect(text).toMatch(
      /Drop 6 mm Weight 268 g Dimensions 32 × 21\.5 × 12 cm Country of origin Vietnam HS code 6404\.11 Seller Crossdock/,
    );
    expect(text).toMatch(
      /Briz, Dock 1, Rotterdam, safety@briz\.example Responsible person in the EU Briz Europe B\.V\./,
    );
    expect(details(withProduct({ weight_grams: 1_250 }), { language: "lt" })).toContain("Svoris 1,25 kg");
  });

  test("CATALOG-04 shows the breadcrumbs from all categories down, also as JSON-LD", () => {
    const html = render();
    expect(visibleText(html)).toMatch(/All categories Footwear Running shoes Trail Runner 4/);
    expect(html).toContain('"@type":"BreadcrumbList"');
  });

  test("META-02 META-03 the canonical URL has no variant; the share image is the product's", () => {
    const html = render("?productVariant=BZ-TR4-4");
    expect(links(html, "canonical")[0]?.href).toBe("https://lt.test/en/p/trail-runner-4");
    expect(meta(html, "og:type")).toBe("product");
    expect(meta(html, "og:image")).toBe("https://lt.test/img/f_jpeg,w_1200,q_75,b_white/media/storm-1.jpg");
    expect(meta(html, "description")).toBe("A light, grippy trail shoe. It drains quickly.");
  });

  test("uses no inline styles", () => {
    expect(render()).not.toMatch(/\sstyle=/);
  });
});

const SAMPLE_CARD = {
  id: 8,
  sku: "BZ-RL",
  slug: "ridge-low",
  name: "Ridge Low",
  manufacturer: "Briz",
  category: "Shoes",
  image: null,
  price: {
    currency: "EUR",
    amount: SAMPLE_PRODUCT.variants[0]?.price.amount ?? (0 as never),
    prior_amount: null,
    regular_amount: null,
  },
  has_price_range: false,
  exclusive: null,
  shipping: [],
  facts: [],
  is_available: true,
  variant_count: 1,
};
