import { integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { ParcelLine } from "#contracts/shop/forwarding/parcel-data.ts";

export const declarationTemplates = pgTable("declaration_templates", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  suiteId: integer("suite_id").notNull(),
  name: text().notNull(),
  lines: jsonb().$type<ParcelLine[]>().notNull(),
  savedAt: timestamp("saved_at", { withTimezone: true }).notNull().defaultNow(),
});
