import type { Column } from "../../kit/column.ts";
import { shownMoment } from "../../kit/shown.ts";
import type { Company } from "./company-detail.tsx";

/** Facts by which companies are distinguished, and what the last decision was about. */
export const COMPANY_FACTS: readonly Column<Company>[] = [
  { label: "staff.pro.company", text: ({ name }) => name },
  { label: "staff.bench.storefront", text: ({ storefront }) => storefront.toUpperCase() },
  { label: "staff.pro.applied", text: ({ created_at }) => shownMoment(created_at) },
  { label: "staff.pro.activated", text: ({ activated_at }) => activated_at && shownMoment(activated_at) },
  { label: "staff.pro.closed", text: ({ closed_at }) => closed_at && shownMoment(closed_at) },
  { label: "staff.pro.question", text: ({ question }) => question || null },
  { label: "staff.pro.given-answer", text: ({ answer }) => answer || null },
  { label: "staff.bench.reason", text: ({ reason }) => reason || null },
];

/** Facts that the registers of the country and of the customs have as well. */
export const COMPANY_PAPERS: readonly Column<Company>[] = [
  { label: "staff.pro.code", text: ({ code }) => code },
  { label: "staff.pro.vat-number", text: ({ vat_number }) => vat_number },
  { label: "staff.pro.eori", text: ({ eori }) => eori },
  { label: "staff.pro.address", text: ({ address }) => address },
  { label: "staff.pro.terms", text: ({ terms_version }) => terms_version },
];
