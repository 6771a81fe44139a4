import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { Block } from "#domain/content/content/blocks.ts";
import type { CampaignState } from "#domain/marketing/campaigns/campaign-machine.ts";
import type { CampaignTopic } from "#domain/marketing/marketing/mail-topics.ts";
import { moment } from "#platform/database/moment.ts";

export const campaigns = pgTable("campaigns", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  storefrontCode: text("storefront_code").notNull(),
  topic: text().$type<CampaignTopic>().notNull(),
  name: text().notNull(),
  state: text().$type<CampaignState>().notNull(),
  sendAt: moment("send_at"),
  audience: integer(),
  /** Counted when the recipients are deleted; null before. */
  mailed: integer(),
  skipped: integer(),
  createdAt: moment("created_at").notNull().defaultNow(),
});
export type CampaignRow = typeof campaigns.$inferSelect;

export const campaignTexts = pgTable("campaign_texts", {
  campaignId: integer("campaign_id").notNull(),
  languageId: integer("language_id").notNull(),
  subject: text().notNull(),
  preview: text().notNull(),
  blocks: jsonb().$type<Block[]>().notNull(),
  changedAt: moment("changed_at").notNull().defaultNow(),
});
export type CampaignText = typeof campaignTexts.$inferSelect;

export const campaignRecipients = pgTable("campaign_recipients", {
  campaignId: integer("campaign_id").notNull(),
  email: text().notNull(),
  state: text().$type<"waiting" | "mailed" | "skipped">().notNull().default("waiting"),
  settledAt: moment("settled_at"),
});
