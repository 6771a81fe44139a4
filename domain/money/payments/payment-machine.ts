import type { Machine } from "#domain/shared/state/machine.ts";
import {
  OPEN_STATES,
  PAYMENT_EVENTS,
  PAYMENT_PHASES,
  PAYMENT_STATES,
  type PaymentEvent,
  type PaymentState,
} from "./payment-states.ts";

const refunding = { actors: ["staff", "provider", "system"], permission: "orders.refund" } as const;
const ended = PAYMENT_STATES.filter((state) => PAYMENT_PHASES[state] === "ended");

/** Every transition of an attempt to pay, and who may cause it (PAYMENT-03, I10). */
export const PAYMENT_MACHINE: Machine<PaymentState, PaymentEvent> = {
  name: "payment",
  states: PAYMENT_STATES,
  events: PAYMENT_EVENTS,
  initial: { event: "create", state: "created" },
  transitions: [
    { from: "created", event: "redirect", to: "redirected", actors: ["system"] },
    { from: "created", event: "wait", to: "pending", actors: ["provider"] },
    { from: "redirected", event: "wait", to: "pending", actors: ["provider"] },
    // Where the balance covers everything, the customer pays at once, without a provider.
    ...OPEN_STATES.map((from) => ({ from, event: "pay", to: "paid", actors: ["customer", "provider"] }) as const),
    ...OPEN_STATES.map((from) => ({ from, event: "fail", to: "failed", actors: ["provider", "system"] }) as const),
    ...OPEN_STATES.map(
      (from) => ({ from, event: "cancel", to: "cancelled", actors: ["customer", "provider", "system"] }) as const,
    ),
    ...OPEN_STATES.map((from) => ({ from, event: "expire", to: "expired", actors: ["provider", "system"] }) as const),
    // Money that was taken counts, even if it is reported after the attempt has ended.
    ...ended.map((from) => ({ from, event: "pay", to: "paid", actors: ["provider"] }) as const),
    { from: "paid", event: "refund_part", to: "partially_refunded", ...refunding },
    { from: "paid", event: "refund", to: "refunded", ...refunding },
    { from: "partially_refunded", event: "refund_part", to: "partially_refunded", ...refunding },
    { from: "partially_refunded", event: "refund", to: "refunded", ...refunding },
  ],
};
