import { expect, test } from "vitest";
import { fromMinor } from "#domain/money/money/money.ts";
import { groupCouriers } from "./courier-groups.ts";

const courier = (id: number, type: "pickup" | "door", cents: number, unavailable_key: string | null = null) => ({
  id,
  local_delivery_type: type,
  delivery_fee: fromMinor(cents),
  unavailable_key,
});
const offered = [
  courier(1, "door", 399),
  courier(2, "pickup", 219),
  courier(3, "pickup", 189),
  courier(4, "pickup", 99, "delivery.too-heavy"),
  courier(5, "door", 349),
];
const idsBy = (lastUsed: number | null) =>
  groupCouriers(offered, lastUsed).map(({ type, couriers }) => [type, ...couriers.map(({ id }) => id)]);

test("CHECKOUT-09 couriers to a point and to the door, the cheapest first, unavailable ones last", () => {
  expect(idsBy(null)).toEqual([
    ["pickup", 3, 2, 4],
    ["door", 5, 1],
  ]);
  expect(groupCouriers([courier(1, "door", 1)], null)).toHaveLength(1);
});

test("CHECKOUT-09 the courier of the last order is on top, unless it cannot be had", () => {
  expect(idsBy(2)[0]).toEqual(["pickup", 2, 3, 4]);
  expect(idsBy(1)).toEqual([
    ["door", 1, 5],
    ["pickup", 3, 2, 4],
  ]);
  expect(idsBy(4)).toEqual(idsBy(null));
});
