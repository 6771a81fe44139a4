import type { LineTreatment } from "#domain/money/invoices/invoice-sums.ts";
import type { LandedLine } from "../landed-cost/landed-cost.ts";
import type { RequestState } from "./request-states.ts";

/** The papers of a request: what was charged, and what customs read. */
export const PAPER_KINDS = ["invoice", "customs"] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

interface PaidRequest {
  state: RequestState;
  paidAt: Date | null;
  packedLines: unknown;
}

/** Both wait for packing, which decides how many boxes there are, what they weigh and what is charged (I22). */
export const hasPapers = ({ state, paidAt, packedLines }: PaidRequest): boolean =>
  paidAt !== null && packedLines !== null && state !== "cancelled";

/** Freight has no VAT, duty and import VAT are passed on as they were; all else is work of ours. */
export function treatmentOf({ key }: Pick<LandedLine, "key">): LineTreatment {
  if (key === "freight") return "freight";
  return key === "duty" || key === "import_vat" ? "disbursement" : "service";
}
