import type { WholeStaffApproval } from "#contracts/staff/people/staff-approvals.ts";
import { maskedEmail } from "#domain/people/identity/masked.ts";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import type { StaffCallContext } from "#platform/calls/staff-call-context.ts";
import type { Database } from "#platform/database/open-database.ts";
import { findPerson } from "../identity/index.ts";
import { rowTimeline } from "../staff/index.ts";
import { approvalPresenter } from "./list-approvals.ts";
import { staffApprovalAggregate } from "./staff-approval-aggregate.ts";

/** One request, with the input of its call and the customer whom it is about. */
export async function getApproval(context: StaffCallContext, number: string): Promise<WholeStaffApproval> {
  const { db } = context;
  const approval = await staffApprovalAggregate.findInScope(context, number);
  const [present, customer, history] = await Promise.all([
    approvalPresenter(context, [approval]),
    customerOf(db, approval.subject),
    staffApprovalAggregate.history(db, approval.id),
  ]);
  const subjects = [`staff-approval:${numberOf("staff_approval", approval.id)}`];
  return {
    ...present(approval),
    input: approval.input,
    customer,
    timeline: await rowTimeline(db, { history, subjects }),
  };
}

async function customerOf(db: Database, subject: string): Promise<WholeStaffApproval["customer"]> {
  const [, id] = /^customer:(\d+)$/.exec(subject) ?? [];
  const person = id === undefined ? null : await findPerson(db, Number(id));
  return person && { name: `${person.firstName} ${person.lastName}`.trim(), email: maskedEmail(person.email) };
}
