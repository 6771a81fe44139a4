import { expect, test } from "vitest";
import { money, ZERO } from "#domain/money/money/money.ts";
import { orderPayment } from "./order-payment.ts";
import { ORDER_STATES } from "./order-states.ts";

const sums = (captured: number, refunded: number) => ({ captured: money(captured), refunded: money(refunded) });

test("an order without money awaits it, until it is cancelled", () => {
  expect(orderPayment("awaiting_payment", sums(0, 0))).toBe("awaiting");
  expect(orderPayment("cancelled", sums(0, 0))).toBe("none");
});

test("a part that is refunded shows, also while the goods are under way", () => {
  for (const state of ["paid", "packed", "in_transit", "delivered"] as const) {
    expect(orderPayment(state, sums(100, 0))).toBe("paid");
    expect(orderPayment(state, sums(100, 40))).toBe("partly_refunded");
    expect(orderPayment(state, sums(100, 100))).toBe("refunded");
  }
  expect(orderPayment("partially_refunded", sums(100, 40))).toBe("partly_refunded");
  expect(orderPayment("refunded", sums(100, 100))).toBe("refunded");
});

test("an order that cost nothing is paid as its state says", () => {
  const free = { captured: ZERO, refunded: ZERO };
  expect(ORDER_STATES.filter((state) => orderPayment(state, free) === "paid")).toEqual([
    "paid",
    "processing",
    "packed",
    "shipped",
    "in_transit",
    "out_for_delivery",
    "delivered",
  ]);
});
