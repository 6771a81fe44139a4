import { boolean, customType, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { Block, EntryText } from "#domain/content/content/blocks.ts";
import type { ContentKind } from "#domain/content/content/content-kinds.ts";
import type { ContentState } from "#domain/content/content/content-machine.ts";
import { bytea } from "#platform/database/bytea.ts";
import { moment } from "#platform/database/moment.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });
const key = () => integer().primaryKey().generatedByDefaultAsIdentity();

export const contentGroups = pgTable("content_groups", {
  id: key(),
  storefrontCode: text("storefront_code").notNull(),
  kind: text().$type<Exclude<ContentKind, "page">>().notNull(),
  key: text().notNull(),
  position: integer().notNull(),
});

export const contentGroupTexts = pgTable(
  "content_group_texts",
  {
    groupId: integer("group_id").notNull(),
    languageId: integer("language_id").notNull(),
    slug: text().notNull(),
    name: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.languageId] })],
);

export const contentEntries = pgTable("content_entries", {
  id: key(),
  storefrontCode: text("storefront_code").notNull(),
  kind: text().$type<ContentKind>().notNull(),
  key: text().notNull(),
  groupId: integer("group_id"),
  position: integer().notNull().default(0),
  author: text(),
  cover: text(),
  isFeatured: boolean("is_featured").notNull().default(false),
  related: integer().array().notNull().default([]),
  state: text().$type<ContentState>().notNull(),
  publishAt: moment("publish_at"),
  unpublishAt: moment("unpublish_at"),
  version: integer().notNull().default(1),
  createdAt: moment("created_at").notNull().defaultNow(),
});
export type EntryRow = typeof contentEntries.$inferSelect;

export const contentTexts = pgTable(
  "content_texts",
  {
    entryId: integer("entry_id").notNull(),
    languageId: integer("language_id").notNull(),
    storefrontCode: text("storefront_code").notNull(),
    kind: text().$type<ContentKind>().notNull(),
    slug: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    blocks: jsonb().$type<Block[]>().notNull(),
    words: integer().notNull(),
    search: tsvector(),
    changedAt: moment("changed_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.entryId, table.languageId] })],
);

export const contentOldSlugs = pgTable(
  "content_old_slugs",
  {
    storefrontCode: text("storefront_code").notNull(),
    kind: text().$type<ContentKind>().notNull(),
    languageId: integer("language_id").notNull(),
    slug: text().notNull(),
    entryId: integer("entry_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.storefrontCode, table.kind, table.languageId, table.slug] })],
);

export const contentRevisions = pgTable("content_revisions", {
  id: key(),
  entryId: integer("entry_id").notNull(),
  languageId: integer("language_id").notNull(),
  version: integer().notNull(),
  text: jsonb().$type<EntryText>().notNull(),
  madeBy: integer("made_by"),
  at: moment("at").notNull().defaultNow(),
});

export const contentPreviews = pgTable("content_previews", {
  tokenHash: bytea("token_hash").primaryKey(),
  entryId: integer("entry_id").notNull(),
  languageId: integer("language_id").notNull(),
  expiresAt: moment("expires_at").notNull(),
});

export const contentVotes = pgTable(
  "content_votes",
  {
    entryId: integer("entry_id").notNull(),
    voter: text().notNull(),
    helped: boolean().notNull(),
    at: moment("at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.entryId, table.voter] })],
);
