import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import { fromMinor } from "../money/money.ts";
import { type PriceEvent, priorPrice, reductionStart } from "./prior-price.ts";

const euros = (amount: number) => fromMinor(amount * 100);
const price = (day: number, amount: number): PriceEvent => ({
  amount: euros(amount),
  validFrom: day * DAY_MS,
  isReduction: false,
});
const reduction = (day: number, amount: number): PriceEvent => ({ ...price(day, amount), isReduction: true });

describe("CATALOG-15 the prior price of a reduction", () => {
  test("is the price that was in force during the whole 30 days before, however long ago it was set", () => {
    expect(priorPrice([price(0, 100), reduction(200, 80)], 200 * DAY_MS)).toBe(euros(100));
  });

  test("is the lowest of the 30 days before, not the last", () => {
    const events = [price(0, 100), price(180, 90), price(190, 100), reduction(200, 80)];
    expect(priorPrice(events, 200 * DAY_MS)).toBe(euros(90));
  });

  test("ignores prices that ended before the 30 days began", () => {
    expect(priorPrice([price(0, 70), price(170, 100), reduction(200, 80)], 200 * DAY_MS)).toBe(euros(100));
    expect(priorPrice([price(0, 85), price(171, 100), reduction(200, 80)], 200 * DAY_MS)).toBe(euros(85));
  });

  test("looks back to the listing of a product younger than 30 days", () => {
    expect(priorPrice([price(190, 60), reduction(200, 50)], 200 * DAY_MS)).toBe(euros(60));
  });

  test("stays that of the first reduction when the price is reduced further", () => {
    const events = [price(0, 100), reduction(150, 90), reduction(195, 80), reduction(200, 70)];
    expect(priorPrice(events, 200 * DAY_MS)).toBe(euros(100));
  });

  test("is computed anew once the price was raised", () => {
    expect(priorPrice([price(0, 100), reduction(180, 70), reduction(200, 75)], 200 * DAY_MS)).toBeNull();
    const raised = [price(0, 100), reduction(150, 70), price(160, 110), reduction(200, 80)];
    expect(priorPrice(raised, 200 * DAY_MS)).toBe(euros(110));
  });

  test("is null when the price was as low within the 30 days, or never sold before", () => {
    expect(priorPrice([price(0, 80), price(185, 120), reduction(200, 80)], 200 * DAY_MS)).toBeNull();
    expect(priorPrice([reduction(200, 80)], 200 * DAY_MS)).toBeNull();
  });

  test("is null for a moment at which no reduction began", () => {
    expect(priorPrice([price(0, 100), price(200, 80)], 200 * DAY_MS)).toBeNull();
    expect(priorPrice([price(0, 100), reduction(200, 80)], 201 * DAY_MS)).toBeNull();
  });

  test("does not depend on the order of the events", () => {
    const events = [price(0, 100), price(180, 90), price(190, 100), reduction(200, 80)];
    expect(priorPrice(events.toReversed(), 200 * DAY_MS)).toBe(euros(90));
  });
});

describe("CATALOG-15 the reduction in force", () => {
  const events = [price(0, 100), reduction(100, 80), price(120, 100), reduction(200, 70)];

  test.each([
    [50, null],
    [110, 100 * DAY_MS],
    [150, null],
    [200, 200 * DAY_MS],
    [260, 200 * DAY_MS],
  ])("on day %i began at %s", (day, start) => {
    expect(reductionStart(events, day * DAY_MS)).toBe(start);
  });

  test("is null before anything was sold", () => {
    expect(reductionStart(events, -1)).toBeNull();
  });
});

describe("CATALOG-15 compared with a day-by-day calculation", () => {
  const history = fc
    .uniqueArray(
      fc.record({
        day: fc.integer({ min: 0, max: 90 }),
        cents: fc.integer({ min: 1, max: 12 }),
        isReduction: fc.boolean(),
      }),
      {
        selector: ({ day }) => day,
        minLength: 1,
        maxLength: 12,
      },
    )
    .map((entries) =>
      entries
        .map(({ day, cents, isReduction }) => ({ amount: fromMinor(cents), validFrom: day * DAY_MS, isReduction }))
        .sort((a, b) => a.validFrom - b.validFrom),
    );

  /** Walks day by day: the price, and since when it has only been reduced. */
  function naivePrior(events: readonly PriceEvent[], start: number): number | null {
    const onDay = (day: number) => events.findLast(({ validFrom }) => validFrom <= day * DAY_MS);
    const today = start / DAY_MS;
    const reduced = onDay(today);
    if (!reduced?.isReduction || reduced.validFrom !== start) return null;
    let first = today;
    for (let day = today - 1; day >= 0; day--) {
      const [before, after] = [onDay(day), onDay(day + 1)];
      if (!before?.isReduction || !after || after.amount > before.amount) break;
      first = before.validFrom / DAY_MS;
    }
    const asked = Array.from(
      { length: 30 },
      (_, index) => onDay(first - 1 - index)?.amount ?? Number.POSITIVE_INFINITY,
    );
    const lowest = Math.min(...asked);
    return lowest > reduced.amount && lowest < Number.POSITIVE_INFINITY ? lowest : null;
  }

  test("returns the same prior price for every history", () => {
    fc.assert(
      fc.property(history, (events) => {
        for (const { validFrom } of events) expect(priorPrice(events, validFrom)).toBe(naivePrior(events, validFrom));
      }),
      { numRuns: 2_000 },
    );
  });
});
