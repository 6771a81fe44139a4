import { describe, expect, test } from "vitest";
import { money } from "../../../domain/money/money.ts";
import { jsonLdText } from "../../shell/head/json-ld.tsx";
import { truncate } from "./product-head.tsx";
import { productThing } from "./product-json-ld.ts";
import { SAMPLE_PRODUCT } from "./sample-product.ts";

const context = { origin: "https://lt.test", url: "https://lt.test/en/p/trail-runner-4", seller: "Crossdock" };
const [first, ...others] = SAMPLE_PRODUCT.variants;

describe("a product's JSON-LD", () => {
  test("META-03 has a single offer when all variants cost the same, in stock when any variant is", () => {
    expect(productThing(SAMPLE_PRODUCT, context)).toMatchObject({
      "@type": "Product",
      sku: "BZ-TR4",
      brand: { name: "Briz" },
      url: context.url,
      offers: {
        "@type": "Offer",
        price: "79.90",
        priceCurrency: "EUR",
        availability: "https://schema.org/InStock",
        url: context.url,
      },
    });
    const { image } = productThing(SAMPLE_PRODUCT, context) as { image: string[] };
    expect(image[0]).toBe("https://lt.test/img/f_jpeg,w_1200,q_75,b_white/media/storm-1.jpg");
  });

  test("META-03 has a price range with one offer per variant when prices differ", () => {
    const expensive = first && { ...first, price: { ...first.price, amount: money(899_950) } };
    const product = { ...SAMPLE_PRODUCT, variants: expensive ? [expensive, ...others] : others };
    const { offers } = productThing(product, context) as { offers: { offers: object[] } };
    expect(offers).toMatchObject({ "@type": "AggregateOffer", lowPrice: "79.90", highPrice: "90.00", offerCount: 4 });
    expect(offers.offers[0]).toMatchObject({
      sku: "BZ-TR4-1",
      price: "90.00",
      availability: "https://schema.org/OutOfStock",
      url: `${context.url}?productVariant=BZ-TR4-1`,
    });
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
