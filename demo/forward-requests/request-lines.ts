import type { LandedLine } from "#domain/forwarding/landed-cost/landed-cost.ts";
import { fromMinor } from "#domain/money/money/money.ts";

const DUTY = 300;
const DELIVERY = 399;
const VAT_BASIS_POINTS = 2_100;
const VAT = VAT_BASIS_POINTS / 10_000;

const line = (key: LandedLine["key"], cents: number): LandedLine => ({
  key,
  amount: fromMinor(cents),
  certainty: "fixed",
});

/** The lines of a request for goods of a value, whose freight makes them come to a price. */
export function linesFor(goods: number, price: number): LandedLine[] {
  const freight = Math.round((price - DUTY - DELIVERY - VAT * (goods + DUTY)) / (1 + VAT));
  return [
    line("goods", goods),
    line("freight", freight),
    { ...line("duty", DUTY), codes: 1 },
    {
      ...line("import_vat", price - DUTY - DELIVERY - freight),
      certainty: "estimate",
      basisPoints: VAT_BASIS_POINTS,
    },
    line("delivery", DELIVERY),
  ];
}
