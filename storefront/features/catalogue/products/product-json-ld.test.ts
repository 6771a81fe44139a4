import { describe, expect, test } from "vitest";
import { money } from "#domain/money/money/money.ts";
import { jsonLdText } from "#storefront/shell/head/json-ld.tsx";
import { truncate } from "./product-head.tsx";
import { productThing } from "./product-json-ld.ts";
import { SAMPLE_PRODUCT } from "./sample-product.ts";

const context = {
  origin: "https://lt.test",
  url: "https://lt.test/en/p/trail-runner-4",
  seller: "Crossdock",
  country: "LT",
  shipping: [{ minDays: 3, maxDays: 6, rateOf: () => money(94_000) }],
};
const [first, ...others] = SAMPLE_PRODUCT.variants;

describe("a product's JSON-LD", () => {
  test("META-03 is a group of its variants, each with its price, stock, shipping and the right to return it", () => {
    const thing = productThing(SAMPLE_PRODUCT, context) as { image: string[]; hasVariant: object[] };
    expect(thing).toMatchObject({
      "@type": "ProductGroup",
      productGroupID: "BZ-TR4",
      brand: { name: "Briz" },
      url: context.url,
    });
    expect(thing.hasVariant).toHaveLength(SAMPLE_PRODUCT.variants.length);
    expect(thing.hasVariant[0]).toMatchObject({
      "@type": "Product",
      sku: "BZ-TR4-1",
      offers: {
        "@type": "Offer",
        price: "79.90",
        priceCurrency: "EUR",
        availability: "https://schema.org/OutOfStock",
        url: `${context.url}?productVariant=BZ-TR4-1`,
        shippingDetails: [
          {
            shippingRate: { value: "9.40", currency: "EUR" },
            shippingDestination: { addressCountry: "LT" },
            deliveryTime: { transitTime: { minValue: 3, maxValue: 6 } },
          },
        ],
        hasMerchantReturnPolicy: { merchantReturnDays: 14, applicableCountry: "LT" },
      },
    });
    expect(thing.image[0]).toBe("https://lt.test/img/f_jpeg,w_1200,q_75,b_white/media/storm-1.jpg");
  });

  test("META-03 with one variant it is a product with one offer", () => {
    const product = { ...SAMPLE_PRODUCT, variants: first ? [first] : [] };
    expect(productThing(product, context)).toMatchObject({ "@type": "Product", offers: { price: "79.90" } });
    expect(others.length).toBeGreaterThan(0);
  });

  test("T085 escapes a hostile name and keeps its value", () => {
    const name = "</script><script>alert(1)\u2028<!--";
    const text = jsonLdText(productThing({ ...SAMPLE_PRODUCT, name }, context));
    expect(text).not.toMatch(/<|>|\u2028/);
    expect(JSON.parse(text).name).toBe(name);
  });

  test("META-03 cuts a long description at a word boundary", () => {
    const long = "word ".repeat(60);
    expect(truncate(long)).toMatch(/^(word )+word…$/);
    expect(truncate(long).length).toBeLessThanOrEqual(161);
    expect(truncate("x".repeat(400))).toHaveLength(161);
    expect(truncate(" short\n text ")).toBe("short text");
  });
});
