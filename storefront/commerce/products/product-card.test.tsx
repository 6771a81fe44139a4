import { describe, expect, test } from "vitest";
import type { ProductCard as Card } from "#contracts/shop/catalogue/product-card.ts";
import { discountPercent } from "#domain/catalogue/listing/discount.ts";
import { fromMinor } from "#domain/money/money/money.ts";
import { elements, visibleText } from "#testing/page-html.ts";
import { renderPage } from "../../shell/errors/test-page.tsx";
import { PriceBlock } from "./price-block.tsx";
import { ProductCard } from "./product-card.tsx";
import { ProductRow } from "./product-row.tsx";

const card: Card = {
  id: 7,
  sku: "S-7",
  slug: "studio-700",
  name: "Studio 700 headphones",
  manufacturer: "Sonora",
  category: "Shoes",
  image: "drawn/headphones-1-orange-0.svg",
  price: { currency: "EUR", amount: fromMinor(18_900), prior_amount: fromMinor(24_900), regular_amount: null },
  has_price_range: false,
  exclusive: "Only here",
  shipping: [{ method: "sea", min_days: 28, max_days: 42, landed: fromMinor(19_880) }],
  facts: [
    { name: "Type", value: "Over-ear" },
    { name: "Noise cancelling", value: "Yes" },
  ],
  is_available: true,
  variant_count: 1,
};

const textOf = (piece: React.ReactNode, language: "en" | "lt" = "en") =>
  visibleText(renderPage(piece, { language })).trim();

describe("product card", () => {
  test("CATALOG-06 shows brand, name, price, prior price, the lowest of 30 days, shipping method and time", () => {
    expect(textOf(<ProductCard card={card} />)).toBe(
      "−24% Only here Sonora Studio 700 headphones €189.00 Was €249.00 Lowest in 30 days €249.00 Sea, 4–6 weeks",
    );
  });

  test("CATALOG-06 CART-05 shows both ways where both exist, in rows with the landed cost of each", () => {
    const both: Card = {
      ...card,
      shipping: [{ method: "air", min_days: 5, max_days: 8, landed: fromMinor(21_455) }, ...card.shipping],
    };
    expect(textOf(<ProductCard card={both} />)).toMatch(/Air, 5–8 days Sea, 4–6 weeks$/);
    expect(textOf(<ProductRow card={both} />)).toMatch(
      /Air, 5–8 days from €214\.55 landed Sea, 4–6 weeks from €198\.80 landed/,
    );
  });

  test("CATALOG-06 is one link, named by the product, in either layout, with a button that adds it", () => {
    for (const Card of [ProductCard, ProductRow]) {
      const html = renderPage(<Card card={card} />);
      expect(elements(html, "a")).toMatchObject([{ href: "/en/p/studio-700" }]);
      expect(/<a [^>]*>([^<]*)<\/a>/.exec(html)?.[1]).toBe("Studio 700 headphones");
      expect(elements(html, "button")).toMatchObject([{ "aria-label": "Add to cart: Studio 700 headphones" }]);
    }
  });

  test("CONFIG-03 a row shows what one compares: attributes, both ways, price and stock, and a labelled button", () => {
    const text = textOf(<ProductRow card={card} />);
    expect(text).toMatch(/Studio 700 headphones Type: Over-ear Noise cancelling: Yes Sea, 4–6 weeks/);
    expect(text).toMatch(/€189\.00 .* In stock Add to cart/);
    const soldOut = renderPage(<ProductRow card={{ ...card, is_available: false }} />);
    expect(visibleText(soldOut)).toContain("Sold out");
    expect(visibleText(soldOut)).not.toMatch(/In stock|Add to cart/);
    expect(elements(soldOut, "button")).toEqual([]);
  });

  test("CATALOG-17 reserves the room of its picture and loads it first above the fold", () => {
    const picture = (priority: boolean) =>
      elements(renderPage(<ProductCard card={card} priority={priority} />), "img")[0];
    expect(picture(false)).toMatchObject({
      width: "400",
      height: "432",
      loading: "lazy",
      alt: "Sonora Studio 700 headphones",
    });
    const first = picture(true);
    expect(first).toMatchObject({ fetchpriority: "high" });
    expect(first).not.toHaveProperty("loading");
  });

  test("has a placeholder for a missing picture, and shows when it is sold out", () => {
    const html = renderPage(<ProductCard card={{ ...card, image: null, is_available: false }} />);
    expect(elements(html, "img")).toEqual([]);
    expect(visibleText(html)).toContain("Sold out");
    expect(visibleText(html)).not.toContain("Sea");
    expect(elements(html, "button")).toEqual([]);
  });

  test("is translated, with plurals", () => {
    const shipping: Card["shipping"] = [{ method: "air", min_days: 5, max_days: 8, landed: null }];
    expect(textOf(<ProductCard card={{ ...card, shipping }} />, "lt")).toContain(
      "189,00 € Buvo 249,00 € Mažiausia per 30 d. 249,00 € Oru, 5–8 dienos",
    );
  });
});

describe("price block", () => {
  test("shows no badge, struck price or percentage without a real reduction", () => {
    for (const prior_amount of [null, card.price.amount, fromMinor(10_000)]) {
      const price = { ...card.price, prior_amount };
      expect(discountPercent(price)).toBe(0);
      expect(textOf(<PriceBlock price={price} />)).toBe("€189.00");
    }
  });

  test("shows the regular price on a separate line of the product page, without a percentage", () => {
    const price = { ...card.price, regular_amount: fromMinor(29_900) };
    expect(textOf(<PriceBlock price={price} size="page" />)).toBe(
      "€189.00 Was €249.00 −24% Lowest price in 30 days: €249.00 · incl. VAT Regular price €299.00",
    );
  });

  test("prefixes the lowest of several prices with from", () => {
    expect(textOf(<PriceBlock price={{ ...card.price, prior_amount: null }} isFrom />)).toBe("from €189.00");
  });
});
