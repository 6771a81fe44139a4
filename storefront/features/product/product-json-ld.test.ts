import { describe, expect, test } from "vitest";
import { money } from "../../../domain/money/money.ts";
import { jsonLdText } from "../../shell/head/json-ld.tsx";
import { shortened } from "./product-head.tsx";
import { productThing } from "./product-json-ld.ts";
import { SAMPLE_PRODUCT } from "./sample-product.ts";

const place = { origin: "https://lt.test", url: "https://lt.test/en/p/trail-runner-4", seller: "Crossdock" };
const [first, ...others] = SAMPLE_PRODUCT.variants;

describe("a product for search engines", () => {
  test("META-03 with one price it is one offer, there when any variant is", () => {
    expect(productThing(SAMPLE_PRODUCT, place)).toMatchObject({
      "@type": "Product",
      sku: "BZ-TR4",
      brand: { name: "Briz" },
      url: place.url,
      offers: {
        "@type": "Offer",
        price: "79.90",
        priceCurrency: "EUR",
        availability: "https://schema.org/InStock",
        url: place.url,
      },
    });
    const { image } = productThing(SAMPLE_PRODUCT, place) as { image: string[] };
    expect(image[0]).toBe("https://lt.test/img/f_jpeg,w_1200,q_75,b_white/media/storm-1.jpg");
  });

  test("META-03 with several prices it is a range, and every variant an offer of its own", () => {
    const dear = first && { ...first, price: { ...first.price, amount: money(899_950) } };
    const product = { ...SAMPLE_PRODUCT, variants: dear ? [dear, ...others] : others };
    const { offers } = productThing(product, place) as { offers: { offers: object[] } };
    expect(offers).toMatchObject({ "@type": "AggregateOffer", lowPrice: "79.90", highPrice: "90.00", offerCount: 4 });
    expect(offers.offers[0]).toMatchObject({
      sku: "BZ-TR4-1",
      price: "90.00",
      availability: "https://schema.org/OutOfStock",
      url: `${place.url}?productVariant=BZ-TR4-1`,
    });
  });

  test("T085 a hostile name is inert in its script and comes back whole", () => {
    const name = "</script><script>alert(1)\u2028<!--";
    const text = jsonLdText(productThing({ ...SAMPLE_PRODUCT, name }, place));
    expect(text).not.toMatch(/<|>|\u2028/);
    expect(JSON.parse(text).name).toBe(name);
  });

  test("META-03 a long description is cut between words", () => {
    const long = "word ".repeat(60);
    expect(shortened(long)).toMatch(/^(word )+word…$/);
    expect(shortened(long).length).toBeLessThanOrEqual(161);
    expect(shortened("x".repeat(400))).toHaveLength(161);
    expect(shortened(" short\n text ")).toBe("short text");
  });
});
