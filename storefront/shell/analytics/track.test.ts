import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { TrackedEvent } from "../../../domain/analytics/tracked-event.ts";
import { fromMinor } from "../../../domain/money/money.ts";

vi.mock("../../browser-api.ts", () => ({ browserApi: {} }));

const refined: TrackedEvent = { name: "search-refined" };
const currencies = [
  { id: 1, iso_code: "EUR", millionths_per_euro: 1_000_000 },
  { id: 3, iso_code: "GBP", millionths_per_euro: null },
];
const conversionCurrency = { id: 2, iso_code: "USD", millionths_per_euro: 1_100_000 };

/** Fresh modules: nothing was tracked yet. */
async function openPage() {
  vi.resetModules();
  const page: { dataLayer?: { event: string; ecommerce?: { value?: number } }[] } = {};
  vi.stubGlobal("window", page);
  const { track, recordWith, recordNothing } = await import("./track.ts");
  const { recorderFor } = await import("./use-analytics.ts");
  return { page, track, recordNothing, agree: () => recordWith(recorderFor({ currencies, conversionCurrency })) };
}

let opened: Awaited<ReturnType<typeof openPage>>;
beforeEach(async () => {
  opened = await openPage();
});
afterEach(() => vi.unstubAllGlobals());

const events = () => opened.page.dataLayer?.map(({ event }) => event);

describe("tracking", () => {
  test("TRACK-01 nothing reaches the data layer before a choice; after consent waiting events come first", () => {
    opened.track(refined);
    expect(events()).toBeUndefined();
    opened.agree();
    opened.track({ name: "search-manual" });
    expect(events()).toEqual(["search_refined", "search_manual"]);
  });

  test("TRACK-01 discards waiting and later events after a refusal", () => {
    opened.track(refined);
    opened.recordNothing();
    opened.track(refined);
    opened.agree();
    expect(events()).toBeUndefined();
  });

  test("TRACK-01 bounds the number of waiting events", () => {
    for (let count = 0; count < 1_000; count += 1) opened.track(refined);
    opened.agree();
    expect(events()).toHaveLength(50);
  });

  test("TRACK-01 converts amounts to dollars at the stored rate, and leaves out events without one", () => {
    opened.agree();
    opened.track({ name: "view-cart", currency: "EUR", items: [], value: fromMinor(1_000) });
    opened.track({ name: "view-cart", currency: "GBP", items: [], value: fromMinor(1_000) });
    expect(opened.page.dataLayer).toEqual([
      { event: "view_cart", ecommerce: { currency: "USD", value: 11, items: [] } },
    ]);
  });
});
