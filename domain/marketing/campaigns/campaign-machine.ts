import type { Machine } from "#domain/shared/state/machine.ts";

export const CAMPAIGN_STATES = ["draft", "scheduled", "sending", "sent", "cancelled"] as const;
export type CampaignState = (typeof CAMPAIGN_STATES)[number];

export const CAMPAIGN_EVENTS = ["schedule", "start", "finish", "cancel"] as const;
export type CampaignEvent = (typeof CAMPAIGN_EVENTS)[number];

/** Every transition (I10). Cancelling a campaign while it is sent stops the remaining mails. */
export const CAMPAIGN_MACHINE: Machine<CampaignState, CampaignEvent, never> = {
  name: "campaign",
  states: CAMPAIGN_STATES,
  events: CAMPAIGN_EVENTS,
  initial: { event: "create", state: "draft" },
  transitions: [
    { from: "draft", event: "schedule", to: "scheduled", actors: ["staff"], permission: "campaigns.write" },
    { from: "scheduled", event: "start", to: "sending", actors: ["system"] },
    { from: "sending", event: "finish", to: "sent", actors: ["system"] },
    { from: "draft", event: "cancel", to: "cancelled", actors: ["staff"], permission: "campaigns.write" },
    { from: "scheduled", event: "cancel", to: "cancelled", actors: ["staff"], permission: "campaigns.write" },
    { from: "sending", event: "cancel", to: "cancelled", actors: ["staff"], permission: "campaigns.write" },
  ],
};
