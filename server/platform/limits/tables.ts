import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

export const rateLimits = pgTable("rate_limits", {
  bucket: text().primaryKey(),
  windowStart: timestamp("window_start", { withTimezone: true }).notNull(),
  hits: integer().notNull(),
});
