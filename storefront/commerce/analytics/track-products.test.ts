import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ProductCard } from "#contracts/shop/catalogue/product-card.ts";
import type { TrackedEvent } from "#domain/marketing/analytics/tracked-event.ts";
import { fromMinor } from "#domain/money/money/money.ts";
import { recordNothing, recordWith } from "../../shell/analytics/track.ts";
import { trackCardClick, trackImpressions } from "./track-products.ts";

const card = (id: number): ProductCard => ({
  id,
  sku: `S-${id}`,
  slug: `studio-${id}`,
  name: `Studio ${id}`,
  manufacturer: "Sonora",
  category: "Headphones",
  image: "media/1.jpg",
  price: { currency: "EUR", amount: fromMinor(18_900), prior_amount: null, regular_amount: null },
  has_price_range: false,
  exclusive: null,
  shipping: [],
  facts: [],
  is_available: true,
  variant_count: 1,
});

const recorded = vi.fn<(event: TrackedEvent) => void>();
beforeEach(() => recordWith(recorded));
afterEach(() => {
  recordNothing();
  recorded.mockReset();
});

describe("products that are shown", () => {
  test("TRACK-01 tracks only the new products of a growing list", () => {
    const [first, second] = [card(1), card(2)];
    trackImpressions([first], "en");
    trackImpressions([first, second], "en");
    trackImpressions([first, second], "en");
    const tracked = recorded.mock.calls.map(([event]) => "products" in event && event.products.map(({ id }) => id));
    expect(tracked).toEqual([[1], [2]]);
  });

  test("TRACK-01 TRACK-02 tracks a clicked card with its address in the page's language", () => {
    trackCardClick(card(3), "lt");
    expect(recorded).toHaveBeenCalledWith({
      name: "product-click",
      currency: "EUR",
      product: {
        id: 3,
        sku: "S-3",
        name: "Studio 3",
        image: "media/1.jpg",
        manufacturer: "Sonora",
        price: fromMinor(18_900),
        category: "Headphones",
        url: "/lt/p/studio-3",
      },
    });
  });
});
