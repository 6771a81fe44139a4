import { staffCalls } from "#platform/calls/implement-staff-calls.ts";
import { actingMember } from "#platform/calls/staff-call-context.ts";
import { invoiceAggregate } from "./invoice-aggregate.ts";
import type { InvoiceDeps } from "./invoices.ts";
import { cancelByStaff, issueByStaff } from "./staff-moves.ts";
import { getDocument, getForStaff } from "./views/get-for-staff.ts";
import { listForStaff } from "./views/list-for-staff.ts";

export function createStaffInvoiceCalls(deps: InvoiceDeps) {
  return {
    list: staffCalls.invoices.list.handler(({ input, context }) => listForStaff(deps, context, input)),

    get: staffCalls.invoices.get.handler(({ input, context }) => getForStaff(deps, context, input.number)),

    getDocument: staffCalls.invoices.getDocument.handler(({ input, context }) => getDocument(context, input.number)),

    issue: staffCalls.invoices.issue.handler(async ({ input, context }) => {
      const answer = await issueByStaff(deps, context.db, input, actingMember(context).id);
      context.concerns({ name: `invoice:${answer.number}`, storefronts: [input.storefront] });
      return answer;
    }),

    cancel: staffCalls.invoices.cancel.handler(async ({ input, context }) => {
      const invoice = await invoiceAggregate.lockInScope(context, input.number);
      return cancelByStaff(deps, context.db, invoice, { staffId: actingMember(context).id, reason: input.reason });
    }),
  };
}
