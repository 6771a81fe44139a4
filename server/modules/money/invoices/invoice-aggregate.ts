import { INVOICE_MACHINE } from "#domain/money/invoices/invoice-machine.ts";
import { defineAggregate } from "#platform/aggregate/define-aggregate.ts";
import { INVOICE_EFFECT } from "./invoice-effects.ts";
import { invoices } from "./tables.ts";

export type InvoiceRow = typeof invoices.$inferSelect;

export const invoiceAggregate = defineAggregate({
  machine: INVOICE_MACHINE,
  table: invoices,
  prefix: "invoice",
  storefrontsOf: ({ storefrontCode }) => [storefrontCode],
  effects: INVOICE_EFFECT.follow,
});
