import { COMPANY_MACHINE } from "#domain/people/companies/company-machine.ts";
import { defineAggregate } from "#platform/aggregate/define-aggregate.ts";
import { mailEffect } from "./company-mail.ts";
import { companies } from "./tables.ts";

/** Changes by the members of a locked company wait until the transaction ends. */
export const companyAggregate = defineAggregate({
  machine: COMPANY_MACHINE,
  table: companies,
  prefix: "company",
  storefrontsOf: ({ storefrontCode }) => [storefrontCode],
  effects: mailEffect,
});
