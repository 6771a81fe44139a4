import { bigint, date, integer, pgTable, pgView, primaryKey, text } from "drizzle-orm/pg-core";
import type { RuleStatus } from "#domain/content/redirects/route-rule.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import { moment } from "#platform/database/moment.ts";

export const routeRules = pgTable("route_rules", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  storefrontCode: text("storefront_code").notNull(),
  path: text().notNull(),
  language: text().$type<Language>(),
  target: text(),
  status: integer().$type<RuleStatus>().notNull().default(302),
  startsAt: moment("starts_at"),
  endsAt: moment("ends_at"),
  hits: bigint({ mode: "number" }).notNull().default(0),
  lastHitAt: moment("last_hit_at"),
  version: integer().notNull().default(1),
  createdAt: moment("created_at").notNull().defaultNow(),
});
export type RuleRow = typeof routeRules.$inferSelect;

export const missedPaths = pgTable(
  "missed_paths",
  {
    storefrontCode: text("storefront_code").notNull(),
    day: date({ mode: "string" }).notNull(),
    path: text().notNull(),
    referringHost: text("referring_host").notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.storefrontCode, table.day, table.path, table.referringHost] })],
);

export const missedPathTotals = pgView("missed_path_totals", {
  id: text().notNull(),
  storefrontCode: text("storefront_code").notNull(),
  path: text().notNull(),
  count: integer().notNull(),
  lastDay: date("last_day", { mode: "string" }).notNull(),
  referringHosts: text("referring_hosts").array().notNull(),
}).existing();
