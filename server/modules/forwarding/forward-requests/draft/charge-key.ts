import { type LandedLine, shownCertainty } from "#domain/forwarding/landed-cost/landed-cost.ts";
import type { PayableCharge } from "#modules/money/payments/index.ts";

/** The message that names a line of the price, with its values. */
export function chargeKey({ key, service, hs6, isByChapter, codes, basisPoints }: LandedLine) {
  if (key === "service") return { key: `forwarding.service.${service}`, values: {} };
  if (key === "import_vat")
    return { key: "forwarding.charge.import_vat", values: { percent: String((basisPoints ?? 0) / 100) } };
  if (key === "duty" && hs6 !== undefined)
    return { key: `forwarding.charge.duty-${isByChapter ? "by-chapter" : "of"}`, values: { code: hs6 } };
  if (key === "duty") return { key: "forwarding.charge.duty", values: { codes: String(codes ?? 0) } };
  return { key: `forwarding.charge.${key}`, values: {} };
}

/** The charges without the goods; each has its certainty. */
export const chargesFor = (lines: readonly LandedLine[], { isCeiling }: { isCeiling: boolean }): PayableCharge[] =>
  lines
    .filter(({ key }) => key !== "goods")
    .map((line) => ({ ...chargeKey(line), amount: line.amount, certainty: shownCertainty(line, { isCeiling }) }));
