import { multiply, toMinor } from "../money/money.ts";
import type { CheckoutPrice } from "./checkout-price.ts";
import type { PricedLine } from "./landed-total.ts";

export const CHARGED_KINDS = [
  "goods",
  "freight",
  "freight_discount",
  "delivery",
  "promotion",
  "balance",
  "fee",
] as const;
export type ChargedKind = (typeof CHARGED_KINDS)[number];

export interface ChargedLine {
  kind: ChargedKind;
  /** The product's position among the lines; null for other charges. */
  index: number | null;
  /** In whole minor units; negative for discounts. */
  minor: number;
}

interface ExactLine {
  kind: ChargedKind;
  index: number | null;
  amount: number;
}

const UNITS_PER_MINOR = 100;

/**
 * Splits the charged amount into lines of whole minor units that add up to it exactly (PRICE-08, T115). Every line is
 * rounded down first; the missing units go to the lines with the largest remainder, the earlier of equals first. A line
 * of whole minor units has no remainder and stays unchanged.
 */
export function chargedLines(lines: readonly PricedLine[], price: CheckoutPrice): ChargedLine[] {
  const exact = exactLines(lines, price);
  const floors = exact.map(({ amount }) => Math.floor(amount / UNITS_PER_MINOR));
  const missing = toMinor(price.final) - floors.reduce((sum, floor) => sum + floor, 0);
  const lost = exact.map(({ amount }, at) => ({ at, rest: amount - (floors[at] ?? 0) * UNITS_PER_MINOR }));
  const rounded = lost.toSorted((a, b) => b.rest - a.rest || a.at - b.at).slice(0, missing);
  for (const { at } of rounded) floors[at] = (floors[at] ?? 0) + 1;
  return exact.map(({ kind, index }, at) => ({ kind, index, minor: floors[at] ?? 0 }));
}

function exactLines(lines: readonly PricedLine[], price: CheckoutPrice): ExactLine[] {
  const goods = lines.map(({ currentPrice, quantity }, index) => ({
    kind: "goods" as const,
    index,
    amount: multiply(currentPrice, quantity),
  }));
  const rest: [ChargedKind, number][] = [
    ["freight", price.shipping],
    ["freight_discount", -price.shippingDiscount],
    ["delivery", price.delivery],
    ["promotion", -price.promotionDiscount],
    ["balance", -price.balance],
    ["fee", price.paymentFee],
  ];
  return [
    ...goods,
    ...rest.filter(([, amount]) => amount !== 0).map(([kind, amount]) => ({ kind, index: null, amount })),
  ];
}
