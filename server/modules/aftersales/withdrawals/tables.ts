import { integer, pgTable, text } from "drizzle-orm/pg-core";
import type { WithdrawalState } from "#domain/aftersales/withdrawals/withdrawal-machine.ts";
import { bytea } from "#platform/database/bytea.ts";
import { moment } from "#platform/database/moment.ts";

export const withdrawals = pgTable("withdrawals", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  storefrontCode: text("storefront_code").notNull(),
  languageId: integer("language_id").notNull(),
  tokenHash: bytea("token_hash").notNull(),
  name: text().notNull(),
  orderNumber: text("order_number").notNull(),
  email: text().notNull(),
  userId: integer("user_id"),
  orderId: integer("order_id"),
  state: text().$type<WithdrawalState>().notNull(),
  reason: text(),
  createdAt: moment("created_at").notNull().defaultNow(),
  confirmedAt: moment("confirmed_at"),
  acceptedAt: moment("accepted_at"),
  endedAt: moment("ended_at"),
  erasedAt: moment("erased_at"),
});
export type WithdrawalRow = typeof withdrawals.$inferSelect;
