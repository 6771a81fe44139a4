import type { Machine } from "#domain/shared/state/machine.ts";

/** The states of a message to the shop. A message that fails the checks against spam is held until staff look at it. */
export const MESSAGE_STATES = ["held", "new", "answered", "closed", "spam"] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

export const MESSAGE_EVENTS = ["accept", "release", "answer", "close", "mark_spam"] as const;
export type MessageEvent = (typeof MESSAGE_EVENTS)[number];

/** The mails that follow: to support with a copy to the sender, or an answer. */
export type MessageEffect = "received" | "answered";

/** Every transition (I10). A message is held first; one that passes the checks is accepted in the same transaction. */
export const MESSAGE_MACHINE: Machine<MessageState, MessageEvent, MessageEffect> = {
  name: "contact_message",
  states: MESSAGE_STATES,
  events: MESSAGE_EVENTS,
  initial: { event: "write", state: "held" },
  transitions: [
    { from: "held", event: "accept", to: "new", actors: ["system"], effects: ["received"] },
    {
      from: "held",
      event: "release",
      to: "new",
      actors: ["staff"],
      permission: "contacts.write",
      effects: ["received"],
    },
    { from: "held", event: "mark_spam", to: "spam", actors: ["staff"], permission: "contacts.write" },
    {
      from: "new",
      event: "answer",
      to: "answered",
      actors: ["staff"],
      permission: "contacts.write",
      effects: ["answered"],
    },
    { from: "new", event: "close", to: "closed", actors: ["staff"], permission: "contacts.write" },
    { from: "new", event: "mark_spam", to: "spam", actors: ["staff"], permission: "contacts.write" },
    {
      from: "answered",
      event: "answer",
      to: "answered",
      actors: ["staff"],
      permission: "contacts.write",
      effects: ["answered"],
    },
    { from: "answered", event: "close", to: "closed", actors: ["staff"], permission: "contacts.write" },
    {
      from: "spam",
      event: "release",
      to: "new",
      actors: ["staff"],
      permission: "contacts.write",
      effects: ["received"],
    },
  ],
};
