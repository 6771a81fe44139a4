import type { LineTreatment } from "../invoices/invoice-sums.ts";
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

/** Customs read what was paid for; the invoice waits for packing, which can lower the price. */
export function hasPaper({ state, paidAt, packedLines }: PaidRequest, kind: PaperKind): boolean {
  if (paidAt === null || state === "cancelled") return false;
  return kind === "customs" || packedLines !== null;
}

/** Freight has no VAT, duty and import VAT are passed on as they were; all else is work of ours. */
export function treatmentOf({ key }: Pick<LandedLine, "key">): LineTreatment {
  if (key === "freight") return "freight";
  return key === "duty" || key === "import_vat" ? "disbursement" : "service";
}
