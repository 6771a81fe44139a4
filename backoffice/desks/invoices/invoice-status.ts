import { INVOICE_TONES } from "#domain/money/invoices/invoice-machine.ts";
import type { InvoiceState } from "#domain/money/invoices/invoice-states.ts";
import type { Status } from "../../kit/column.ts";

export const invoiceStatus = (state: InvoiceState): Status => ({
  label: `invoice.status.${state}`,
  tone: INVOICE_TONES[state],
});
