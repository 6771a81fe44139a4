import type { Buyer } from "#domain/forwarding/landed-cost/import-charges.ts";
import type { LandedLine } from "#domain/forwarding/landed-cost/landed-cost.ts";
import type { QuoteItem } from "#domain/forwarding/quotes/quote-items.ts";
import type { QuoteOffer } from "#domain/forwarding/quotes/quote-price.ts";
import { add, fromMinor, type Money, ZERO } from "#domain/money/money/money.ts";
import type { VersionItem } from "#modules/forwarding/quotes/tables.ts";

/** The items of the demo's quotes. Prices are in euros, so that every version adds up without a rate. */
export const DEMO_ITEMS: readonly QuoteItem[] = [
  {
    link: "https://www.alderandco.example/boots/chelsea-waxed?c=brown",
    name: "Chelsea boots in waxed leather",
    options: "US 9, dark brown",
    quantity: 1,
    price: fromMinor(12_800),
    currency: "EUR",
    hs6: "640391",
    unlisted: false,
    substitute: "ask",
    note: "",
  },
  {
    link: "https://tindra.example/watches/field-38",
    name: "Field watch 38 mm",
    options: "Brown strap",
    quantity: 1,
    price: fromMinor(14_200),
    currency: "EUR",
    hs6: "910211",
    unlisted: false,
    substitute: "none",
    note: "",
  },
];

const line = (key: LandedLine["key"], cents: number): LandedLine => ({
  key,
  amount: fromMinor(cents),
  certainty: "fixed",
});

/** Lines that add up: the fee is 5 % of the goods. */
function offerOf(method: "air" | "sea", freightCents: number, goodsCents: number, buyer: Buyer): QuoteOffer {
  const lines: LandedLine[] = [
    line("goods", goodsCents),
    line("freight", freightCents),
    { ...line("service", 790), service: "shop_delivery" },
    { ...line("service", Math.round(goodsCents / 20)), service: "buying" },
    line("insurance", 540),
    { ...line("duty", 1_024), certainty: "estimate", hs6: "640391" },
    {
      ...line("import_vat", Math.round((goodsCents + freightCents + 1_024) * 0.21)),
      certainty: "estimate",
      basisPoints: 2_100,
      ...(buyer === "business" ? { recoverable: true } : {}),
    },
    line("delivery", 399),
  ];
  const isAir = method === "air";
  return {
    method,
    lines,
    total: lines.reduce<Money>((sum, { amount }) => add(sum, amount), ZERO),
    arrivesFrom: "2026-12-01",
    arrivesTo: isAir ? "2026-12-04" : "2026-12-28",
    minDays: isAir ? 5 : 28,
    maxDays: isAir ? 8 : 42,
    chargeableGrams: isAir ? 3_500 : 20_000,
    isByVolume: true,
  };
}

/** Each version is a little cheaper than the one before. */
export function demoVersion(
  version: number,
  buyer: Buyer = "consumer",
): { items: VersionItem[]; offers: QuoteOffer[] } {
  const boots = 12_800 - (version - 1) * 1_000;
  const [first, second] = DEMO_ITEMS;
  const items = [first, second].flatMap((item, index) =>
    item?.hs6 ? [{ ...pick(item), hs6: item.hs6, price: index === 0 ? fromMinor(boots) : fromMinor(14_200) }] : [],
  );
  const goods = boots + 14_200;
  return { items, offers: [offerOf("air", 4_230, goods, buyer), offerOf("sea", 1_680, goods, buyer)] };
}

const pick = ({ name, options, quantity, currency }: QuoteItem) => ({ name, options, quantity, currency });
