/** The states of one attempt to pay (PAYMENT-03). */
export const PAYMENT_STATES = [
  "created",
  "redirected",
  "pending",
  "paid",
  "failed",
  "cancelled",
  "expired",
  "partially_refunded",
  "refunded",
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** What can happen to an attempt (PAYMENT-03). */
export const PAYMENT_EVENTS = ["redirect", "wait", "pay", "fail", "cancel", "expire", "refund_part", "refund"] as const;
export type PaymentEvent = (typeof PAYMENT_EVENTS)[number];

type Steps = Partial<Record<PaymentEvent, PaymentState>>;

const ends = { pay: "paid", fail: "failed", cancel: "cancelled", expire: "expired" } as const;
/** Money that was taken counts, even when we had given the attempt up before we heard of it. */
const late = { pay: "paid" } as const;

/** Every step that a payment can take; what is not here cannot happen (I10). */
const PAYMENT_MACHINE: Readonly<Record<PaymentState, Steps>> = {
  created: { redirect: "redirected", wait: "pending", ...ends },
  redirected: { wait: "pending", ...ends },
  pending: ends,
  paid: { refund_part: "partially_refunded", refund: "refunded" },
  failed: late,
  cancelled: late,
  expired: late,
  partially_refunded: { refund_part: "partially_refunded", refund: "refunded" },
  refunded: {},
};

/** Where an event leads to, or null when it cannot happen in this state (I10). */
export function nextPaymentState(state: PaymentState, event: PaymentEvent): PaymentState | null {
  return PAYMENT_MACHINE[state][event] ?? null;
}

/** Of all attempts for one thing at most one is in these: it may still bring money (F14). */
export const UNDER_WAY = ["created", "redirected", "pending"] as const satisfies readonly PaymentState[];

/** Whether an attempt may still bring money by itself (F14). */
export function isUnderWay(state: PaymentState): boolean {
  return UNDER_WAY.some((waiting) => waiting === state);
}

/** How an attempt stands, in the words that its payer is told (T058). */
export const PAYMENT_OUTCOMES = ["confirming", "paid", "failed", "cancelled", "refunded"] as const;
export type PaymentOutcome = (typeof PAYMENT_OUTCOMES)[number];

/** What the payer is told about each state (T058). */
export const outcomeOf: Readonly<Record<PaymentState, PaymentOutcome>> = {
  created: "confirming",
  redirected: "confirming",
  pending: "confirming",
  paid: "paid",
  failed: "failed",
  cancelled: "cancelled",
  expired: "cancelled",
  partially_refunded: "refunded",
  refunded: "refunded",
};
