import { bigint, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { PayoutState } from "#domain/money/balance/payout-machine.ts";
import { ZERO } from "#domain/money/money/money.ts";
import { moneyColumn } from "#platform/database/money-column.ts";

export const payouts = pgTable("payouts", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  storefrontCode: text("storefront_code").notNull(),
  userId: integer("user_id").notNull(),
  currencyId: integer("currency_id").notNull(),
  languageId: integer("language_id").notNull(),
  amount: moneyColumn().notNull(),
  paid: moneyColumn().notNull().default(ZERO),
  state: text().$type<PayoutState>().notNull(),
  reason: text(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  endedAt: timestamp("ended_at", { withTimezone: true }),
});
export type PayoutRow = typeof payouts.$inferSelect;

export const payoutShares = pgTable("payout_shares", {
  payoutId: integer("payout_id").notNull(),
  paymentId: bigint("payment_id", { mode: "number" }).notNull(),
  amount: moneyColumn().notNull(),
  holdId: bigint("hold_id", { mode: "number" }).notNull(),
  refundId: bigint("refund_id", { mode: "number" }),
  outcome: text().$type<"paid" | "failed">(),
});
export type PayoutShareRow = typeof payoutShares.$inferSelect;
