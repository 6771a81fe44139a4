import type { CompanyState } from "#domain/people/companies/company-machine.ts";
import type { PillTone } from "#ui/pill.tsx";
import type { Status } from "../../kit/column.ts";

const TONES: Readonly<Record<CompanyState, PillTone>> = {
  applied: "warn",
  info_needed: "info",
  active: "ok",
  suspended: "bad",
  closed: "neutral",
};

export const companyStatus = (state: CompanyState): Status => ({
  label: `staff.pro.state.${state}`,
  tone: TONES[state],
});
