import type { STATUS_TONES } from "#domain/selling/orders/order-kind.ts";
import type { OrderTab } from "#domain/selling/orders/order-tab.ts";
import type { Machine } from "#domain/shared/state/machine.ts";
import {
  INVOICE_EVENTS,
  INVOICE_STATES,
  type InvoiceEffect,
  type InvoiceEvent,
  type InvoiceState,
} from "./invoice-states.ts";

/** Every transition of an invoice, and who may cause it (I10). Money for an invoice that has ended is refunded (F35). */
export const INVOICE_MACHINE: Machine<InvoiceState, InvoiceEvent, InvoiceEffect> = {
  name: "invoice",
  states: INVOICE_STATES,
  events: INVOICE_EVENTS,
  initial: { event: "issue", state: "awaiting_payment" },
  transitions: [
    { from: "awaiting_payment", event: "pay", to: "paid", actors: ["customer", "provider"], effects: ["paid"] },
    { from: "awaiting_payment", event: "decline", to: "declined", actors: ["customer"] },
    {
      from: "awaiting_payment",
      event: "cancel",
      to: "cancelled",
      actors: ["staff"],
      permission: "invoices.write",
      effects: ["cancelled"],
    },
    { from: "awaiting_payment", event: "expire", to: "expired", actors: ["system"], effects: ["expired"] },
  ],
};

/** A pill's colour follows from what the customer has to do. */
export const INVOICE_TONES: Readonly<Record<InvoiceState, (typeof STATUS_TONES)[number]>> = {
  awaiting_payment: "warn",
  paid: "ok",
  declined: "neutral",
  cancelled: "neutral",
  expired: "neutral",
};

/** The tab of My orders that lists it (ACCOUNT-05). */
export const INVOICE_TABS: Readonly<Record<InvoiceState, OrderTab>> = {
  awaiting_payment: "unpaid",
  paid: "ended",
  declined: "ended",
  cancelled: "ended",
  expired: "ended",
};

/** How many days an invoice waits for its money, where staff choose no other number. */
export const INVOICE_DAYS = 14;
export const MOST_INVOICE_DAYS = 60;
