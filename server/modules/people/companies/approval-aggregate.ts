import { APPROVAL_MACHINE } from "#domain/people/companies/approval-machine.ts";
import { defineAggregate } from "#platform/aggregate/define-aggregate.ts";
import { companyApprovals } from "./tables.ts";

export const approvalAggregate = defineAggregate({ machine: APPROVAL_MACHINE, table: companyApprovals });
