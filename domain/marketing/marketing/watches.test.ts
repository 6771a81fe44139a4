import { expect, test } from "vitest";
import { fromMinor } from "#domain/money/money/money.ts";
import { isPriceDrop, noticePrice, noticesDue } from "./watches.ts";

test.each([
  { available: 0, notified: 0, due: 0 },
  { available: 1, notified: 0, due: 3 },
  { available: 2, notified: 0, due: 6 },
  { available: 2, notified: 4, due: 2 },
  { available: 1, notified: 5, due: 0 },
])("three people hear of each piece that is back: $available pieces, $notified notified", ({ due, ...stock }) => {
  expect(noticesDue(stock)).toBe(due);
});

test.each([
  [100_00, 95_00, true],
  [100_00, 95_01, false],
  [100_00, 100_00, false],
  [100_00, 120_00, false],
  [19_99, 18_99, true],
  [19_99, 19_00, false],
])("a price is worth a mail from 5 %% below the watched one on: %i → %i", (watched, price, isDrop) => {
  expect(isPriceDrop(fromMinor(watched), fromMinor(price))).toBe(isDrop);
});

test.each([
  [429_00, 407_55],
  [19_99, 18_99],
  [10, 9],
])("the price that a watch promises a mail at is the highest that is worth one: %i → %i", (watched, shown) => {
  expect(noticePrice(fromMinor(watched))).toBe(fromMinor(shown));
  expect(isPriceDrop(fromMinor(watched), fromMinor(shown))).toBe(true);
  expect(isPriceDrop(fromMinor(watched), fromMinor(shown + 1))).toBe(false);
});
