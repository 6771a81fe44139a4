import { describe, expect, test } from "vitest";
import { ORDER_FILTERS } from "./order-filter.ts";
import { isListed, ORDER_KINDS, orderNumber } from "./order-kind.ts";

describe("ACCOUNT-05 the kinds of My orders", () => {
  test("have numbers with a prefix of their own", () => {
    expect(ORDER_KINDS.map((kind) => orderNumber(kind, 12))).toEqual(["OR12", "QU12", "FR12", "IN12"]);
  });

  test("each pass their own filter and the one for all", () => {
    const passed = ORDER_FILTERS.map((filter) => ORDER_KINDS.filter((kind) => isListed(kind, filter)));
    expect(passed).toEqual([ORDER_KINDS, ["marketplace"], ["quote"], ["forward_request"], ["invoice"]]);
  });

  test("REGION-09 all pass where no filter was sent", () => {
    expect(ORDER_KINDS.filter((kind) => isListed(kind, undefined))).toEqual(ORDER_KINDS);
  });
});
