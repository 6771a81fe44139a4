import { bigint, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { CalculationRequest, SavedEstimate } from "#contracts/shop/forwarding/calculator.ts";
import { bytea } from "#platform/database/bytea.ts";

export const savedEstimates = pgTable("saved_estimates", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  storefrontCode: text("storefront_code").notNull(),
  visitorHash: bytea("visitor_hash"),
  userId: integer("user_id"),
  currencyId: integer("currency_id").notNull(),
  request: jsonb().$type<CalculationRequest>().notNull(),
  offers: jsonb().$type<SavedEstimate["before"]>().notNull(),
  savedAt: timestamp("saved_at", { withTimezone: true }).notNull().defaultNow(),
});
