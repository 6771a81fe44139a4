import type { CompanyEvent } from "#domain/people/companies/company-machine.ts";
import { defineDetail } from "../../kit/detail/detail.ts";
import { rowHistory } from "../../kit/detail/row-history.ts";
import { RowColumns } from "../../kit/facts.tsx";
import { staffApi } from "../../staff-api.ts";
import { COMPANY_ACTIONS } from "./company-actions.ts";
import { COMPANY_FACTS, COMPANY_PAPERS } from "./company-facts.ts";
import { companyStatus } from "./company-status.ts";
import { SameCode, Team } from "./company-team.tsx";

export type Company = Awaited<ReturnType<typeof staffApi.pro.get>>;

export const COMPANY = defineDetail<Company>({
  name: "companies",
  read: (number) => staffApi.pro.get({ number }),
  nameOf: ({ number }) => number,
  statusOf: ({ state }) => [companyStatus(state)],
  facts: COMPANY_FACTS,
  sections: [
    {
      id: "company",
      title: "staff.pro.section.company",
      show: (company) => <RowColumns columns={COMPANY_PAPERS} row={company} />,
    },
    {
      id: "team",
      title: "staff.pro.section.team",
      show: (company) => (company.team.length > 0 ? <Team company={company} /> : null),
    },
    {
      id: "same-code",
      title: "staff.pro.section.same-code",
      show: (company) => (company.same_code.length > 0 ? <SameCode company={company} /> : null),
    },
  ],
  timelineOf: ({ timeline }, t) =>
    rowHistory(
      {
        timeline,
        labelOf: (event) => `staff.pro.event.${event as CompanyEvent | "apply"}`,
        tones: {
          apply: "warn",
          ask: "info",
          activate: "ok",
          restore: "ok",
          refuse: "bad",
          suspend: "bad",
          close: "bad",
        },
        moves: (call) => call.startsWith("pro."),
      },
      t,
    ),
  actions: COMPANY_ACTIONS,
  eventsOf: ({ next_events }) => next_events,
});
