import { describe, expect, test } from "vitest";
import { fromMinor, money } from "#domain/money/money/money.ts";
import { convert } from "#domain/money/pricing/convert.ts";
import { type Conversion, dataLayerEntry } from "./data-layer-entry.ts";
import type { BoughtItem, ShownProduct, TrackedEvent } from "./tracked-event.ts";

const RATES: Record<string, number> = { EUR: 1_000_000, USD: 1_080_000 };
const toDollars: Conversion = {
  to: "USD",
  convert: (amount, currency) => convert(amount, RATES[currency] ?? 1, 1_080_000),
};

const shoe: BoughtItem = {
  sku: "BZ-TR4-2",
  name: "Trail Runner 4",
  manufacturer: "Briz",
  category: "Running shoes",
  variant: "Storm blue · EU 42",
  price: fromMinor(7_990),
  quantity: 2,
};

const product: ShownProduct = {
  sku: "BZ-TR4",
  id: 7,
  name: "Trail Runner 4",
  price: fromMinor(7_990),
  category: "Running shoes",
  image: "media/shoe.jpg",
  manufacturer: "Briz",
  url: "/en/p/trail-runner-4",
};

const sale = { currency: "EUR", items: [shoe], value: fromMinor(15_980) };
const entryOf = (event: TrackedEvent) => dataLayerEntry(event, toDollars);

describe("the data layer", () => {
  test("TRACK-02 a cart item has exactly its fields, and its price is in dollars", () => {
    // Further data of a line, such as its owner, is left out.
    const item = { ...shoe, email: "ruta@pastas.test", line_id: 5 };
    expect(entryOf({ name: "add-to-cart", ...sale, items: [item, shoe] }).ecommerce?.items).toEqual([
      {
        sku: "BZ-TR4-2",
        name: "Trail Runner 4",
        manufacturer: "Briz",
        category: "Running shoes",
        variant: "Storm blue · EU 42",
        price: 86.29,
        quantity: 2,
        index: 0,
      },
      expect.objectContaining({ index: 1 }),
    ]);
  });

  test("TRACK-02 a product has exactly its fields", () => {
    expect(entryOf({ name: "product-view", currency: "EUR", product })).toEqual({
      event: "view_item",
      ecommerce: {
        currency: "USD",
        items: [
          {
            sku: "BZ-TR4",
            id: 7,
            name: "Trail Runner 4",
            price: 86.29,
            quantity: 1,
            category: "Running shoes",
            image: "media/shoe.jpg",
            manufacturer: "Briz",
            url: "/en/p/trail-runner-4",
          },
        ],
      },
    });
  });

  test("TRACK-01 an amount in dollars stays as it is", () => {
    expect(entryOf({ name: "view-cart", ...sale, currency: "USD" }).ecommerce?.value).toBe(159.8);
  });

  test("TRACK-01 a purchase has its number and the costs of shipping and delivery", () => {
    const bought = { orderNumber: "OR10482", shipping: money(218_000), deliveryFee: money(19_900) };
    expect(entryOf({ name: "purchase", ...sale, ...bought })).toMatchObject({
      event: "purchase",
      ecommerce: { transaction_id: "OR10482", currency: "USD", value: 172.58, shipping: 23.54, delivery_fee: 2.14 },
    });
  });

  test("TRACK-01 every event has a name of its own", () => {
    const events: TrackedEvent[] = [
      { name: "page-view", page: "cart", path: "/en/cart" },
      { name: "product-impressions", currency: "EUR", products: [product] },
      { name: "product-click", currency: "EUR", product },
      { name: "product-view", currency: "EUR", product },
      { name: "add-to-cart", ...sale },
      { name: "view-cart", ...sale },
      { name: "begin-checkout", ...sale },
      { name: "add-payment-info", ...sale, paymentType: "stripe" },
      { name: "payment-success-page", subject: "marketplace" },
      { name: "payment-declined-page", subject: "quote" },
      { name: "search-show-more" },
      { name: "search-manual" },
      { name: "search-refined" },
    ];
    expect(events.map((event) => entryOf(event).event)).toEqual([
      "page_view",
      "view_item_list",
      "select_item",
      "view_item",
      "add_to_cart",
      "view_cart",
      "begin_checkout",
      "add_payment_info",
      "payment_success_page",
      "payment_declined_page",
      "search_show_more",
      "search_manual",
      "search_refined",
    ]);
  });

  test("TRACK-01 TRACK-02 a quote has exactly its fields, and its sums are in dollars", () => {
    const quote = {
      quoteId: "QU12",
      currency: "EUR",
      value: fromMinor(50_000),
      shipping: fromMinor(4_000),
      deliveryFee: fromMinor(200),
      paymentType: "card",
      email: "ruta@pastas.test",
    };
    const shape = {
      quoteId: "QU12",
      currency: "USD",
      value: 540,
      shipping: 43.2,
      deliveryFee: 2.16,
      paymentType: "card",
    };
    const names = {
      "quote-submit": "quote_submit",
      "quote-paid": "quote_paid",
      "quote-payment-page-view": "quote_payment_page_view",
      "quote-payment-page-delivery": "quote_payment_page_delivery",
      "quote-payment-page-payment": "quote_payment_page_payment",
      "quote-payment-page-pay-click": "quote_payment_page_pay_click",
    } as const;
    for (const [name, event] of Object.entries(names))
      expect(entryOf({ name: name as keyof typeof names, quote })).toEqual({ event, quote: shape });
  });
});
