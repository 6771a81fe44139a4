import { add, type Money, subtract, ZERO } from "#domain/money/money/money.ts";
import { percentageToMinor } from "#domain/money/pricing/exact-share.ts";
import type { ForwardingFees } from "../landed-cost/forwarding-fees.ts";
import type { LandedLine } from "../landed-cost/landed-cost.ts";

/** The charges of customs for a request, by their document. */
export interface CustomsTaken {
  duty: Money;
  importVat: Money;
}

/** The difference is refunded, charged by an invoice, or borne by us. */
export const CUSTOMS_OUTCOMES = ["returned", "invoiced", "borne"] as const;
export type CustomsOutcome = (typeof CUSTOMS_OUTCOMES)[number];

export interface CustomsSettlement {
  outcome: CustomsOutcome;
  /** The sum that is refunded, invoiced or borne. */
  difference: Money;
  /** The price that is due now. */
  lines: readonly LandedLine[];
}

type Tolerance = Pick<ForwardingFees, "customs_tolerance" | "customs_tolerance_minimum">;

const sumOf = (lines: readonly LandedLine[], ...keys: LandedLine["key"][]): Money =>
  lines.filter(({ key }) => keys.includes(key)).reduce((sum, { amount }) => add(sum, amount), ZERO);

/**
 * Compares the charges of customs with those to the customer. A surplus is refunded. A deficit is invoiced only where
 * it exceeds both tolerances, and the agreed price stays unchanged (I14).
 */
export function settleCustoms(
  lines: readonly LandedLine[],
  taken: CustomsTaken,
  tolerance: Tolerance,
): CustomsSettlement {
  const charged = sumOf(lines, "duty", "import_vat");
  const total = add(taken.duty, taken.importVat);
  if (total < charged)
    return { outcome: "returned", difference: subtract(charged, total), lines: takenLines(lines, taken) };
  const difference = subtract(total, charged);
  const isMuch =
    difference > percentageToMinor(charged, tolerance.customs_tolerance) &&
    difference > tolerance.customs_tolerance_minimum;
  return { outcome: isMuch ? "invoiced" : "borne", difference, lines };
}

/** The price with the duty and import VAT of customs, one line each. */
function takenLines(lines: readonly LandedLine[], { duty, importVat }: CustomsTaken): LandedLine[] {
  const isOfCustoms = ({ key }: LandedLine) => key === "duty" || key === "import_vat";
  const before = lines.filter(isOfCustoms);
  const duties = before.filter(({ key }) => key === "duty");
  const vat = before.find(({ key }) => key === "import_vat");
  const codes = duties[0]?.codes ?? Math.max(1, duties.length);
  const settled: LandedLine[] = [
    ...(duties.length > 0 || duty > 0 ? [{ key: "duty", amount: duty, certainty: "fixed", codes } as const] : []),
    ...(vat || importVat > 0
      ? [{ ...vat, key: "import_vat", amount: importVat, certainty: "fixed" } satisfies LandedLine]
      : []),
  ];
  const place = lines.findIndex(isOfCustoms);
  return lines.flatMap((line, index) => {
    if (index === place) return settled;
    return isOfCustoms(line) ? [] : [line];
  });
}
