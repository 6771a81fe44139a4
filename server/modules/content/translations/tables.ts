import { integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import { moment } from "#platform/database/moment.ts";

export const translationOverrides = pgTable(
  "translation_overrides",
  {
    /** Null: in every storefront. */
    storefrontCode: text("storefront_code"),
    language: text().$type<Language>().notNull(),
    key: text().notNull(),
    text: text().notNull(),
    version: integer().notNull(),
    changedAt: moment("changed_at").notNull().defaultNow(),
  },
  (table) => [unique().on(table.storefrontCode, table.language, table.key).nullsNotDistinct()],
);
export type OverrideRow = typeof translationOverrides.$inferSelect;

export const translationRevisions = pgTable("translation_revisions", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  storefrontCode: text("storefront_code"),
  language: text().$type<Language>().notNull(),
  key: text().notNull(),
  text: text(),
  memberId: integer("member_id"),
  userId: integer("user_id"),
  at: moment("at").notNull().defaultNow(),
});
export type RevisionRow = typeof translationRevisions.$inferSelect;
