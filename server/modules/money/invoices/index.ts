export { type EndedInvoice, invoiceEnded } from "./events.ts";
export { findInvoiceAbout } from "./find-about.ts";
export { type InvoiceRow, invoiceAggregate } from "./invoice-aggregate.ts";
export { invoiceDue, invoiceStatesOf } from "./invoice-store.ts";
export type { Invoices } from "./invoices.ts";
export { issueInvoice } from "./issue-invoice.ts";
export { invoicesModule } from "./module.ts";
export { invoicesOfCompany } from "./views/company-invoices.ts";
