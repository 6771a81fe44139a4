import { bigint, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { FeedRefusal } from "#domain/catalogue/feeds/feed-item.ts";
import type { FeedChannel, FeedFormat } from "#domain/catalogue/feeds/feed-name.ts";
import { moment } from "#platform/database/moment.ts";

const scope = {
  storefrontCode: text("storefront_code").notNull(),
  languageId: integer("language_id").notNull(),
  currencyId: integer("currency_id").notNull(),
};

export const productFeeds = pgTable(
  "product_feeds",
  {
    ...scope,
    channel: text().$type<FeedChannel>().notNull(),
    format: text().$type<FeedFormat>().notNull(),
    fileKey: text("file_key").notNull(),
    etag: text().notNull(),
    bytes: integer().notNull(),
    items: integer().notNull(),
    refused: integer().notNull(),
    madeAt: moment("made_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storefrontCode, table.languageId, table.currencyId, table.channel, table.format] }),
  ],
);
export type FeedRow = typeof productFeeds.$inferSelect;

export const feedRefusals = pgTable("feed_refusals", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  ...scope,
  sku: text().notNull(),
  name: text(),
  reason: text().$type<FeedRefusal>().notNull(),
  notedAt: moment("noted_at").notNull(),
});
