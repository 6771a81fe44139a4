/** The states of an invoice (FORWARDING-09). */
export const INVOICE_STATES = ["awaiting_payment", "paid", "declined", "cancelled", "expired"] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

/** The events of an invoice (I10). */
export const INVOICE_EVENTS = ["pay", "decline", "cancel", "expire"] as const;
export type InvoiceEvent = (typeof INVOICE_EVENTS)[number];

/** The effects of an invoice: mails (I9). */
export const INVOICE_EFFECTS = ["paid", "cancelled", "expired"] as const;
export type InvoiceEffect = (typeof INVOICE_EFFECTS)[number];

/** An invoice is for a difference, customs, sending back, many things together or anything else (PAYMENT-04). */
export const INVOICE_KINDS = ["balance_due", "customs", "return_label", "collective", "other"] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];
