import { integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { ContentPage } from "../../../contracts/shop/content.ts";
import type { RouteRule } from "../../../domain/access/route-rules.ts";

export const contentPages = pgTable(
  "content_pages",
  {
    storefrontCode: text("storefront_code").notNull(),
    languageId: integer("language_id").notNull(),
    slug: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    blocks: jsonb().$type<ContentPage["blocks"]>().notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.storefrontCode, table.slug, table.languageId] })],
);

export const routeRules = pgTable(
  "route_rules",
  {
    storefrontCode: text("storefront_code").notNull(),
    path: text().notNull(),
    target: text().notNull(),
    status: integer().$type<RouteRule["status"]>().notNull().default(302),
  },
  (table) => [primaryKey({ columns: [table.storefrontCode, table.path] })],
);
