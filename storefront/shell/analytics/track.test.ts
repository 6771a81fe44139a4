import { beforeEach, describe, expect, test, vi } from "vitest";
import { conversionOf } from "#domain/marketing/analytics/conversion.ts";
import type { TrackedEvent } from "#domain/marketing/analytics/tracked-event.ts";
import { fromMinor } from "#domain/money/money/money.ts";

const refined: TrackedEvent = { name: "search-refined" };

/** Fresh modules: nothing was tracked yet. */
async function openPage() {
  vi.resetModules();
  const { track, recordWith, recordNothing } = await import("./track.ts");
  const recorded: string[] = [];
  return { track, recordNothing, agree: () => recordWith(({ name }) => recorded.push(name)), recorded };
}

let opened: Awaited<ReturnType<typeof openPage>>;
beforeEach(async () => {
  opened = await openPage();
});

describe("tracking", () => {
  test("TRACK-01 nothing is recorded before a choice; after consent waiting events come first", () => {
    opened.track(refined);
    expect(opened.recorded).toEqual([]);
    opened.agree();
    opened.track({ name: "search-manual" });
    expect(opened.recorded).toEqual(["search-refined", "search-manual"]);
  });

  test("TRACK-01 discards waiting and later events after a refusal", () => {
    opened.track(refined);
    opened.recordNothing();
    opened.track(refined);
    opened.agree();
    expect(opened.recorded).toEqual([]);
  });

  test("TRACK-01 bounds the number of waiting events", () => {
    for (let count = 0; count < 1_000; count += 1) opened.track(refined);
    opened.agree();
    expect(opened.recorded).toHaveLength(50);
  });
});

test("TRACK-01 converts amounts to dollars at the stored rate, and leaves out events without one", () => {
  const { conversion, isConvertible } = conversionOf({
    currencies: [
      { id: 1, iso_code: "EUR", millionths_per_euro: 1_000_000 },
      { id: 3, iso_code: "GBP", millionths_per_euro: null },
    ],
    conversionCurrency: { id: 2, iso_code: "USD", millionths_per_euro: 1_100_000 },
  });
  const cart = { name: "view-cart", items: [], value: fromMinor(1_000) } as const;
  expect(isConvertible({ ...cart, currency: "EUR" })).toBe(true);
  expect(isConvertible({ ...cart, currency: "GBP" })).toBe(false);
  expect(isConvertible(refined)).toBe(true);
  expect(conversion.convert(fromMinor(1_000), "EUR")).toBe(fromMinor(1_100));
});
