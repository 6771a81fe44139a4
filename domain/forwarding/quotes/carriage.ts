import { type Money, money, subtract, ZERO } from "#domain/money/money/money.ts";
import { chargedFor } from "../forward-requests/request-price.ts";
import { type LandedCostTables, type LandedLine, type LandedLineKey, landedCost } from "../landed-cost/landed-cost.ts";
import { declaredLines, type LockedRates, type PricedItem } from "./quote-price.ts";

interface CarriageScope {
  rates: LockedRates;
  /** The quote's currency, one of the rates. */
  currency: string;
  countryId: number;
  /** yyyy-MM-dd: the day on which the quote was priced. */
  day: string;
}

/** The lines of an accepted offer without our services: the price of its forward request. */
export const agreedCarriage = (lines: readonly LandedLine[]): LandedLine[] =>
  lines.filter(({ key }) => key !== "service");

/**
 * The same lines for the remaining items, by the rules of the day of the offer: the customer pays no insurance, duty or
 * import VAT for goods that are not in the box. Freight is settled when the box is packed.
 */
export function carriageOf(
  items: readonly PricedItem[],
  agreed: readonly LandedLine[],
  { rates, currency, countryId, day }: CarriageScope,
  tables: LandedCostTables,
): LandedLine[] {
  const find = (key: LandedLineKey) => agreed.find((line) => line.key === key);
  const { lines } = landedCost(
    {
      lines: declaredLines(items, rates, currency),
      freight: find("freight")?.amount ?? ZERO,
      countryId,
      buyer: find("import_vat")?.recoverable ? "business" : "consumer",
      day,
      isInsured: find("insurance") !== undefined,
      delivery: find("delivery")?.amount ?? null,
    },
    tables,
  );
  return [...lines];
}

/** A smaller value may fall under a rule with a higher duty: we bear the excess over the paid amount (I14). */
export function atMost(lines: readonly LandedLine[], paid: Money): LandedLine[] {
  let excess = subtract(chargedFor(lines), paid);
  const lessened = [...lines];
  for (const key of ["duty", "import_vat"] as const)
    for (const [index, line] of lessened.entries()) {
      if (line.key !== key || excess <= 0) continue;
      const taken = money(Math.min(excess, line.amount));
      lessened[index] = { ...line, amount: subtract(line.amount, taken) };
      excess = subtract(excess, taken);
    }
  return lessened;
}
