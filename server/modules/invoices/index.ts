export { invoicesOfCompany } from "./company-invoices.ts";
export { type EndedInvoice, invoiceEnded } from "./events.ts";
export { findInvoiceAbout } from "./find-about.ts";
export { registerInvoiceRoutes } from "./http.ts";
export { type InvoiceRow, invoiceDue, invoiceStatesOf, lockInvoice, recordPastMove } from "./invoice-store.ts";
export { type Invoices, openInvoices } from "./invoices.ts";
export { issueInvoice } from "./issue-invoice.ts";
export { invoiceData } from "./personal-data.ts";
