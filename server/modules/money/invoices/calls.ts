import { calls } from "#platform/calls/implement-calls.ts";
import type { InvoiceDeps } from "./invoices.ts";
import { declineInvoice, showInvoice } from "./views/own-invoices.ts";

export function createInvoiceCalls(deps: InvoiceDeps) {
  return {
    get: calls.invoices.get.handler(async ({ input, context }) => ({
      invoice: await showInvoice(deps, context, input.slug),
    })),
    decline: calls.invoices.decline.handler(async ({ input, context }) => ({
      invoice: await declineInvoice(deps, context, input.slug),
    })),
  };
}
