import { expect, test } from "vitest";
import { fromMinor } from "#domain/money/money/money.ts";
import { messagesOf } from "#i18n/messages.ts";
import { createTranslate } from "#i18n/translate.ts";
import { SAMPLE_CHECKOUT } from "../sample-checkout.ts";
import { recalculation } from "./recalculation.ts";

const t = createTranslate("en", messagesOf("en"));

test("MODAL-01 T113 shows each changed line before and now, and the totals", () => {
  const [shoe, , scent] = SAMPLE_CHECKOUT.products;
  const fresh = {
    ...SAMPLE_CHECKOUT,
    products: [
      { ...shoe, currentPrice: fromMinor(8990) },
      { ...scent, quantity: 1 },
    ] as typeof SAMPLE_CHECKOUT.products,
    totals: { ...SAMPLE_CHECKOUT.totals, final: fromMinor(10_000) },
  };
  expect(recalculation(SAMPLE_CHECKOUT, fresh, t)).toEqual({
    quoteNumber: null,
    currencyIso: "EUR",
    lines: [
      { kind: "money", label: "Trail Runner 4, pieces: 1", before: fromMinor(7990), now: fromMinor(8990) },
      { kind: "money", label: "Sonora Studio 700, sold out", before: fromMinor(18900), now: fromMinor(0) },
      { kind: "money", label: "Ambre Clair, pieces: 1", before: fromMinor(12900), now: fromMinor(6450) },
    ],
    totalBefore: fromMinor(29803),
    totalNow: fromMinor(10_000),
  });
});
