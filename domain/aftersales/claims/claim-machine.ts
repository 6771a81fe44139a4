import type { Machine } from "#domain/shared/state/machine.ts";

/** The states of a claim (FORWARDING-06). */
export const CLAIM_STATES = [
  "open",
  "in_review",
  "info_needed",
  "with_carrier",
  "approved",
  "rejected",
  "resolved",
  "withdrawn",
] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];

export const CLAIM_EVENTS = [
  "take",
  "ask",
  "answer",
  "go_on",
  "file_with_carrier",
  "carrier_answered",
  "approve",
  "reject",
  "resolve",
  "withdraw",
  "reopen",
] as const;
export type ClaimEvent = (typeof CLAIM_EVENTS)[number];

/** The effects of a claim: mails, and the refund of an approved claim. */
export const CLAIM_EFFECTS = ["asked", "with-carrier", "approved", "rejected", "resolved", "refund"] as const;
export type ClaimEffect = (typeof CLAIM_EFFECTS)[number];

const WITHDRAWABLE: readonly ClaimState[] = ["open", "in_review", "info_needed", "with_carrier"];

/** Every transition of a claim (I10). The use case allows reopening once, within CLAIM_DAYS of the end. */
export const CLAIM_MACHINE: Machine<ClaimState, ClaimEvent, ClaimEffect> = {
  name: "claim",
  states: CLAIM_STATES,
  events: CLAIM_EVENTS,
  initial: { event: "open", state: "open" },
  transitions: [
    { from: "open", event: "take", to: "in_review", actors: ["staff"], permission: "claims.decide" },
    {
      from: "in_review",
      event: "ask",
      to: "info_needed",
      actors: ["staff"],
      permission: "claims.decide",
      effects: ["asked"],
    },
    { from: "info_needed", event: "answer", to: "in_review", actors: ["customer"] },
    // A question that nobody answers must not stop a claim for ever.
    { from: "info_needed", event: "go_on", to: "in_review", actors: ["staff"], permission: "claims.decide" },
    {
      from: "in_review",
      event: "file_with_carrier",
      to: "with_carrier",
      actors: ["staff"],
      permission: "claims.decide",
      effects: ["with-carrier"],
    },
    {
      from: "with_carrier",
      event: "carrier_answered",
      to: "in_review",
      actors: ["staff"],
      permission: "claims.decide",
    },
    {
      from: "in_review",
      event: "approve",
      to: "approved",
      actors: ["staff"],
      permission: "claims.decide",
      effects: ["approved", "refund"],
    },
    {
      from: "in_review",
      event: "reject",
      to: "rejected",
      actors: ["staff"],
      permission: "claims.decide",
      effects: ["rejected"],
    },
    { from: "approved", event: "resolve", to: "resolved", actors: ["system"], effects: ["resolved"] },
    ...WITHDRAWABLE.map((from) => ({ from, event: "withdraw", to: "withdrawn", actors: ["customer"] }) as const),
    { from: "rejected", event: "reopen", to: "open", actors: ["customer"] },
    { from: "resolved", event: "reopen", to: "open", actors: ["customer"] },
  ],
};

/** The states of a claim in progress; an order or forward request has at most one such claim. */
export const OPEN_CLAIM_STATES: readonly ClaimState[] = [...WITHDRAWABLE, "approved"];
