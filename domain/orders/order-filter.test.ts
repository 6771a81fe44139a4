import { describe, expect, test } from "vitest";
import { STOREFRONT_CODES } from "../storefronts/storefront.ts";
import { ORDER_FILTERS, orderTypeFilter } from "./order-filter.ts";

describe("orderTypeFilter", () => {
  test("REGION-09 tp sends no order-type filter, whatever is selected", () => {
    for (const filter of ORDER_FILTERS) expect(orderTypeFilter("tp", filter)).toBeUndefined();
  });

  test("REGION-09 every other storefront sends the selected filter", () => {
    for (const storefront of STOREFRONT_CODES.filter((code) => code !== "tp")) {
      for (const filter of ORDER_FILTERS) expect(orderTypeFilter(storefront, filter)).toBe(filter);
    }
  });

  test("the list of orders starts with all_orders", () => {
    expect(ORDER_FILTERS[0]).toBe("all_orders");
  });
});
