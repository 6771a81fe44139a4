import type { Machine } from "#domain/shared/state/machine.ts";

export const CONTENT_STATES = ["draft", "scheduled", "published", "archived"] as const;
export type ContentState = (typeof CONTENT_STATES)[number];

export const CONTENT_EVENTS = ["schedule", "unschedule", "publish", "archive", "restore"] as const;
export type ContentEvent = (typeof CONTENT_EVENTS)[number];

/** Every transition of an article, a question or a page. The system publishes and archives at the set times. */
export const CONTENT_MACHINE: Machine<ContentState, ContentEvent, never> = {
  name: "content",
  states: CONTENT_STATES,
  events: CONTENT_EVENTS,
  initial: { event: "write", state: "draft" },
  transitions: [
    { from: "draft", event: "schedule", to: "scheduled", actors: ["staff"], permission: "content.publish" },
    { from: "draft", event: "publish", to: "published", actors: ["staff"], permission: "content.publish" },
    { from: "scheduled", event: "unschedule", to: "draft", actors: ["staff"], permission: "content.publish" },
    {
      from: "scheduled",
      event: "publish",
      to: "published",
      actors: ["staff", "system"],
      permission: "content.publish",
    },
    { from: "published", event: "archive", to: "archived", actors: ["staff", "system"], permission: "content.publish" },
    { from: "archived", event: "restore", to: "draft", actors: ["staff"], permission: "content.publish" },
  ],
};
