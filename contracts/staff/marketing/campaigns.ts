import { z } from "zod";
import { contentBlocks } from "#contracts/content-blocks.ts";
import { id, moment } from "#contracts/fields.ts";
import { anyOf, ids, listInput, listOutput, searchIn, timeRange } from "#contracts/listing.ts";
import { defineStaffCall, movedTo } from "#contracts/staff/define-staff-call.ts";
import { CAMPAIGN_EVENTS, CAMPAIGN_STATES } from "#domain/marketing/campaigns/campaign-machine.ts";
import { SUBSCRIBED_TOPICS } from "#domain/marketing/marketing/mail-topics.ts";
import { LANGUAGES } from "#domain/operations/storefronts/storefront.ts";

const area = "campaigns";
const moved = movedTo(CAMPAIGN_STATES);
const line = z.string().trim().min(1).max(150);

const campaign = z.object({
  id: z.int(),
  storefront: z.string(),
  topic: z.enum(SUBSCRIBED_TOPICS),
  name: z.string(),
  state: z.enum(CAMPAIGN_STATES),
  languages: z.array(z.enum(LANGUAGES)).meta({ description: "in which it has a text" }),
  audience: z.int().meta({ description: "how many have agreed to its topic: now, or when it began" }),
  mailed: z.int(),
  skipped: z.int().meta({ description: "who had left meanwhile, or had got enough marketing" }),
  send_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  next_events: z.array(z.enum(CAMPAIGN_EVENTS)).meta({ description: "what staff can do with it now" }),
});

const campaignsInput = listInput({
  filters: {
    state: anyOf(z.enum(CAMPAIGN_STATES)),
    storefront: anyOf(z.string().max(20)),
    created_at: timeRange,
    search: searchIn("a name"),
    ids,
  },
  sorts: ["-created_at", "created_at"],
});
export type CampaignsRequest = z.infer<typeof campaignsInput>;

const writing = { method: "POST", permission: "campaigns.write", effect: "write", area } as const;

export const campaigns = {
  list: defineStaffCall({
    method: "POST",
    permission: "campaigns.read",
    effect: "read",
    area,
    path: "/campaigns/list",
    summary: "Mails to everybody who has agreed to a topic, with how many that are",
  })
    .input(campaignsInput)
    .output(listOutput(campaign)),

  create: defineStaffCall({
    ...writing,
    path: "/campaigns/create",
    summary: "Begins a campaign without a text",
  })
    .input(z.object({ storefront: z.string().max(20), topic: z.enum(SUBSCRIBED_TOPICS), name: line }))
    .output(moved.extend({ id: z.int() })),

  saveText: defineStaffCall({
    ...writing,
    path: "/campaigns/save-text",
    refusals: ["conflict", "invalid_input"],
    summary: "Writes what a draft says in one language",
  })
    .input(z.object({ id, language: z.enum(LANGUAGES), subject: line, preview: line, blocks: contentBlocks }))
    .output(moved),

  test: defineStaffCall({
    ...writing,
    path: "/campaigns/test",
    refusals: ["conflict", "invalid_input"],
    summary: "Mails a draft or a scheduled campaign to who asks",
  })
    .input(z.object({ id, language: z.enum(LANGUAGES) }))
    .output(moved),

  schedule: defineStaffCall({
    ...writing,
    path: "/campaigns/schedule",
    refusals: ["conflict"],
    summary: "Sends a draft that has a text from a moment on, between 8 and 20 o'clock where its storefront is",
  })
    .input(z.object({ id, send_at: moment }))
    .output(moved),

  cancel: defineStaffCall({
    ...writing,
    path: "/campaigns/cancel",
    refusals: ["conflict"],
    summary: "Cancels a campaign; who has not got it yet does not get it",
  })
    .input(z.object({ id }))
    .output(moved),
};
