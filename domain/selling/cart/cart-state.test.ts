import { describe, expect, test } from "vitest";
import { emptied, failed, fetched, fetchStarted, INITIAL_CART, invalidated } from "./cart-state.ts";

const CART = {
  items: [{ line_id: 1 }],
  delivery: { country_id: 1, from_fee: 2_4900 },
  shipping: { shipping_methods: { air: 18_6000, sea: 9_1000 } },
  shipping_method: "sea" as const,
  expiration: "2026-06-01T10:20:00.000Z",
  reservation_error: [{ sku: "QTR-0-42", wanted: 3, available: 1 }],
};

describe("CART-02 fetching the cart", () => {
  test("starts unloaded, without an error, by air", () => {
    expect(INITIAL_CART).toEqual({
      items: [],
      delivery: null,
      shipping: null,
      has_error: false,
      loaded: false,
      shipping_method: "air",
      reservation_error: null,
      expiration: null,
    });
  });

  test("clears the error and empties items, delivery and shipping", () => {
    const started = fetchStarted({ ...fetched(CART), has_error: true });
    expect(started).toMatchObject({ has_error: false, items: [], delivery: null, shipping: null });
    expect(started.shipping_method).toBe("sea");
  });

  test("sets everything and loaded on success", () => {
    expect(fetched(CART)).toEqual({ ...CART, has_error: false, loaded: true });
  });

  test("sets the error and leaves the cart unloaded on failure", () => {
    expect(failed(fetchStarted(fetched(CART)))).toMatchObject({ has_error: true, loaded: false, items: [] });
  });
});

describe("CART-03", () => {
  test("invalidating resets everything", () => {
    expect(invalidated()).toEqual(INITIAL_CART);
  });

  test("emptying clears only the items", () => {
    expect(emptied(fetched(CART))).toEqual({ ...fetched(CART), items: [] });
  });
});
