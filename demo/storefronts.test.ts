import { expect, test } from "vitest";
import { DEMO_STOREFRONTS } from "./storefronts.ts";

test("REGION-01 the demo has the eight storefronts of the specification", () => {
  const codes = DEMO_STOREFRONTS.map(({ code }) => code);
  expect(codes.toSorted()).toEqual(["ae", "ee", "lt", "lv", "nl", "pj", "tp", "wl"]);
});

test("REGION-09 tp is the only storefront that does not filter orders", () => {
  const unfiltered = DEMO_STOREFRONTS.filter(({ filtersOrders }) => filtersOrders === false);
  expect(unfiltered.map(({ code }) => code)).toEqual(["tp"]);
});
