import type { InvoiceKind, InvoiceState } from "#domain/money/invoices/invoice-states.ts";
import type { Money } from "#domain/money/money/money.ts";
import { defineEvent } from "#platform/events/events.ts";

/** An invoice that was paid, or will not be. */
export interface EndedInvoice {
  id: number;
  kind: InvoiceKind;
  state: Exclude<InvoiceState, "awaiting_payment">;
  amount: Money;
}

/** Lets the module that issued the invoice go on. */
export const invoiceEnded = defineEvent<EndedInvoice>("invoice-ended");
