import { describe, expect, test } from "vitest";
import { ORDER_FILTERS, orderTypeFilter } from "./order-filter.ts";

describe("orderTypeFilter", () => {
  test("REGION-09 a storefront that does not filter orders sends no order-type filter, whatever is selected", () => {
    for (const filter of ORDER_FILTERS) expect(orderTypeFilter({ filtersOrders: false }, filter)).toBeUndefined();
  });

  test("REGION-09 every other storefront sends the selected filter", () => {
    for (const filter of ORDER_FILTERS) expect(orderTypeFilter({ filtersOrders: true }, filter)).toBe(filter);
  });

  test("the list of orders starts with all_orders", () => {
    expect(ORDER_FILTERS[0]).toBe("all_orders");
  });
});
