import { chargedFor } from "../forwarding/request-price.ts";
import { type LandedCostTables, type LandedLine, type LandedLineKey, landedCost } from "../landed-cost/landed-cost.ts";
import { type Money, money, subtract, ZERO } from "../money/money.ts";
import { declaredLines, type LockedRates, type PricedItem } from "./quote-price.ts";

interface CarriageScope {
  rates: LockedRates;
  /** The quote's currency, one of the rates. */
  currency: string;
  countryId: number;
  /** yyyy-MM-dd: when it was priced. */
  day: string;
}

/** What bringing and importing costs of an accepted offer: what its forward request was charged with it. */
export const agreedCarriage = (lines: readonly LandedLine[]): LandedLine[] =>
  lines.filter(({ key }) => key !== "service");

/**
 * The same for the items that are left, by the rules of the day of the offer: nobody pays insurance, duty and import VAT
 * for goods that are not in the box. Freight is settled when it is packed.
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

/** A smaller value may have another rule with a higher duty: more than was paid is ours to bear (I14). */
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
