import type { Machine } from "#domain/shared/state/machine.ts";

/** The states of a withdrawal from a contract. */
export const WITHDRAWAL_STATES = [
  "recorded",
  "confirmed",
  "accepted",
  "refused",
  "goods_received",
  "refunded",
] as const;
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number];

/** The events of a withdrawal. */
export const WITHDRAWAL_EVENTS = ["confirm", "stop_order", "accept", "refuse", "receive_goods", "refund"] as const;
export type WithdrawalEvent = (typeof WITHDRAWAL_EVENTS)[number];

/** The effects of the transitions: the receipt, the comparison with the order, and mails. */
export const WITHDRAWAL_EFFECTS = ["received", "compare", "accepted", "refused", "goods-received"] as const;
export type WithdrawalEffect = (typeof WITHDRAWAL_EFFECTS)[number];

/** Every transition of a withdrawal (I10). An order that was not sent yet is stopped without a staff member. */
export const WITHDRAWAL_MACHINE: Machine<WithdrawalState, WithdrawalEvent, WithdrawalEffect> = {
  name: "withdrawal",
  states: WITHDRAWAL_STATES,
  events: WITHDRAWAL_EVENTS,
  initial: { event: "record", state: "recorded" },
  transitions: [
    {
      from: "recorded",
      event: "confirm",
      to: "confirmed",
      actors: ["customer"],
      effects: ["received", "compare"],
    },
    { from: "confirmed", event: "stop_order", to: "accepted", actors: ["system"] },
    {
      from: "confirmed",
      event: "accept",
      to: "accepted",
      actors: ["staff"],
      permission: "claims.decide",
      effects: ["accepted"],
    },
    {
      from: "confirmed",
      event: "refuse",
      to: "refused",
      actors: ["staff"],
      permission: "claims.decide",
      effects: ["refused"],
    },
    {
      from: "accepted",
      event: "receive_goods",
      to: "goods_received",
      actors: ["staff"],
      permission: "claims.decide",
      effects: ["goods-received"],
    },
    { from: "accepted", event: "refund", to: "refunded", actors: ["system"] },
    { from: "goods_received", event: "refund", to: "refunded", actors: ["system"] },
  ],
};

/** The states in which a withdrawal counts; an order has at most one such withdrawal. */
export const LIVE_WITHDRAWAL_STATES: readonly WithdrawalState[] = [
  "confirmed",
  "accepted",
  "goods_received",
  "refunded",
];

/** The states of a confirmed withdrawal whose money is not back yet. */
export const OPEN_WITHDRAWAL_STATES: readonly WithdrawalState[] = ["confirmed", "accepted", "goods_received"];
