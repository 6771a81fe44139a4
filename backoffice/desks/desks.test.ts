import { describe, expect, test } from "vitest";
import { CLAIM_MACHINE } from "#domain/aftersales/claims/claim-machine.ts";
import { WITHDRAWAL_MACHINE } from "#domain/aftersales/withdrawals/withdrawal-machine.ts";
import { MESSAGE_MACHINE } from "#domain/content/contacts/message-machine.ts";
import { PAYOUT_MACHINE } from "#domain/money/balance/payout-machine.ts";
import { INVOICE_MACHINE } from "#domain/money/invoices/invoice-machine.ts";
import { PAYMENT_MACHINE } from "#domain/money/payments/payment-machine.ts";
import { PERMISSIONS } from "#domain/people/access/permissions.ts";
import { COMPANY_MACHINE } from "#domain/people/companies/company-machine.ts";
import { STAFF_APPROVAL_MACHINE } from "#domain/people/staff-approvals/staff-approval-machine.ts";
import { ORDER_MACHINE } from "#domain/selling/orders/order-machine.ts";
import { PHONE_RESERVATION_MACHINE } from "#domain/selling/phone-reservations/phone-reservation-machine.ts";
import { type Machine, nextEvents } from "#domain/shared/state/machine.ts";
import shared from "#i18n/messages/en.json" with { type: "json" };
import own from "#i18n/staff/en.json" with { type: "json" };
import { APPROVAL_ACTIONS } from "./approvals/approval-actions.ts";
import { approvalStatus } from "./approvals/approval-status.ts";
import { CLAIM_ACTIONS } from "./claims/claim-actions.ts";
import { claimStatus } from "./claims/claim-status.ts";
import { COMPANY_ACTIONS } from "./companies/company-actions.ts";
import { companyStatus } from "./companies/company-status.ts";
import { INVOICE_ACTIONS } from "./invoices/invoice-actions.ts";
import { invoiceStatus } from "./invoices/invoice-status.ts";
import { MESSAGE_ACTIONS } from "./messages/message-actions.ts";
import { messageStatus } from "./messages/message-status.ts";
import { ORDER_ACTIONS } from "./orders/order-actions.ts";
import { orderStatus } from "./orders/order-status.ts";
import { PAYMENT_ACTIONS } from "./payments/payment-actions.ts";
import { paymentStatus } from "./payments/payment-status.ts";
import { PAYOUT_ACTIONS } from "./payouts/payout-actions.ts";
import { payoutStatus } from "./payouts/payout-status.ts";
import { RESERVATION_ACTIONS } from "./phone-reservations/reservation-actions.ts";
import { reservationStatus } from "./phone-reservations/reservation-status.ts";
import { WITHDRAWAL_ACTIONS } from "./withdrawals/withdrawal-actions.ts";
import { withdrawalStatus } from "./withdrawals/withdrawal-status.ts";

const english = { ...shared, ...own };

interface TestedDesk {
  name: string;
  actions: readonly { event: string }[];
  machine: Machine<string, string, string>;
  /** The label of a state. */
  labelOf: (state: string) => string;
  /** Before the events of the timeline in the texts. */
  events: string;
  /** Events that staff cause by the form of another desk. */
  elsewhere?: readonly string[];
}

/** Every desk whose rows have a machine. */
const DESKS: readonly TestedDesk[] = [
  {
    name: "orders",
    actions: ORDER_ACTIONS,
    machine: ORDER_MACHINE,
    labelOf: (state) => orderStatus(state as never).label,
    events: "staff.orders.event",
    // A part of the money is refunded by the payment that brought it.
    elsewhere: ["refund_partly"],
  },
  {
    name: "approvals",
    actions: APPROVAL_ACTIONS,
    machine: STAFF_APPROVAL_MACHINE,
    labelOf: (state) => approvalStatus(state as never).label,
    events: "staff.approvals.event",
  },
  {
    name: "companies",
    actions: COMPANY_ACTIONS,
    machine: COMPANY_MACHINE,
    labelOf: (state) => companyStatus(state as never).label,
    events: "staff.pro.event",
  },
  {
    name: "phone-reservations",
    actions: RESERVATION_ACTIONS,
    machine: PHONE_RESERVATION_MACHINE,
    labelOf: (state) => reservationStatus(state as never).label,
    events: "staff.phone-reservations.event",
  },
  {
    name: "claims",
    actions: CLAIM_ACTIONS,
    machine: CLAIM_MACHINE,
    labelOf: (state) => claimStatus(state as never).label,
    events: "staff.claims.event",
  },
  {
    name: "withdrawals",
    actions: WITHDRAWAL_ACTIONS,
    machine: WITHDRAWAL_MACHINE,
    labelOf: (state) => withdrawalStatus(state as never).label,
    events: "staff.withdrawals.event",
  },
  {
    name: "messages",
    actions: MESSAGE_ACTIONS,
    machine: MESSAGE_MACHINE,
    labelOf: (state) => messageStatus(state as never).label,
    events: "staff.messages.event",
  },
  {
    name: "payments",
    actions: PAYMENT_ACTIONS,
    machine: PAYMENT_MACHINE,
    labelOf: (state) => paymentStatus(state as never).label,
    events: "staff.orders.event.payment",
  },
  {
    name: "invoices",
    actions: INVOICE_ACTIONS,
    machine: INVOICE_MACHINE,
    labelOf: (state) => invoiceStatus(state as never).label,
    events: "staff.invoices.event",
  },
  {
    name: "payouts",
    actions: PAYOUT_ACTIONS,
    machine: PAYOUT_MACHINE,
    labelOf: (state) => payoutStatus(state as never).label,
    events: "staff.payouts.event",
  },
];

describe.each(DESKS)("the desk $name", ({ actions, machine, labelOf, events, elsewhere = [] }) => {
  test("I10 has a form for every event that its machine allows staff, and for no other", () => {
    const possible = machine.states.flatMap((state) => nextEvents(machine, state, { permissions: PERMISSIONS }));
    const expected = [...new Set(possible)].filter((event) => !elsewhere.includes(event));
    expect(actions.map(({ event }) => event).sort()).toEqual(expected.sort());
  });

  test("names every state of its machine, and every event of its timeline", () => {
    const happened = [machine.initial.event, ...machine.events].map((event) => `${events}.${event}`);
    const keys = [...machine.states.map(labelOf), ...happened];
    expect(keys.filter((key) => !Object.hasOwn(english, key))).toEqual([]);
  });
});
