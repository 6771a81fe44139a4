import { bigint, boolean, integer, jsonb, pgTable, smallint, text, timestamp } from "drizzle-orm/pg-core";
import { ZERO } from "#domain/money/money/money.ts";
import type { PaymentFailure } from "#domain/money/payments/failure.ts";
import type { PaymentState } from "#domain/money/payments/payment-states.ts";
import type { FeeType, ProviderId } from "#domain/money/payments/provider.ts";
import type { RefundState } from "#domain/money/payments/refund-machine.ts";
import type { TopUpState } from "#domain/money/payments/top-up-machine.ts";
import { bytea } from "#platform/database/bytea.ts";
import { moneyColumn } from "#platform/database/money-column.ts";
import type { PayableKind } from "./payable.ts";

export const paymentMethods = pgTable("payment_methods", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  storefrontCode: text("storefront_code").notNull(),
  paymentProcessorId: smallint("payment_processor_id").$type<ProviderId>().notNull(),
  feeType: smallint("fee_type").$type<FeeType>().notNull().default(0),
  fee: bigint({ mode: "number" }).notNull().default(0),
  position: integer().notNull().default(0),
  isEnabled: boolean("is_enabled").notNull().default(true),
});

export const topUps = pgTable("top_ups", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  slug: text().notNull(),
  storefrontCode: text("storefront_code").notNull(),
  userId: integer("user_id").notNull(),
  currencyId: integer("currency_id").notNull(),
  amount: moneyColumn().notNull(),
  state: text().$type<TopUpState>().notNull().default("awaiting_payment"),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  paidAt: timestamp("paid_at", { withTimezone: true }),
});

export const payments = pgTable("payments", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  reference: text().notNull(),
  payableKind: text("payable_kind").$type<PayableKind>().notNull(),
  payableId: integer("payable_id").notNull(),
  storefrontCode: text("storefront_code").notNull(),
  languageId: integer("language_id").notNull(),
  userId: integer("user_id"),
  visitorHash: bytea("visitor_hash"),
  currencyId: integer("currency_id").notNull(),
  paymentProcessorId: smallint("payment_processor_id").$type<ProviderId>().notNull(),
  paymentOption: text("payment_option"),
  amount: moneyColumn().notNull(),
  fee: moneyColumn().notNull().default(ZERO),
  balanceAmount: moneyColumn("balance_amount").notNull().default(ZERO),
  holdId: bigint("hold_id", { mode: "number" }),
  state: text().$type<PaymentState>().notNull().default("created"),
  captured: moneyColumn().notNull().default(ZERO),
  refunded: moneyColumn().notNull().default(ZERO),
  providerReference: text("provider_reference"),
  providerTransaction: text("provider_transaction"),
  redirectUrl: text("redirect_url"),
  failure: text().$type<PaymentFailure>(),
  attempts: integer("tries").notNull().default(0),
  checkAfter: timestamp("check_after", { withTimezone: true }),
  expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
});

export const providerEvents = pgTable("provider_events", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  paymentProcessorId: smallint("payment_processor_id").$type<ProviderId>().notNull(),
  eventId: text("event_id").notNull(),
  paymentId: bigint("payment_id", { mode: "number" }),
  kind: text().notNull(),
  amount: moneyColumn(),
  currency: text(),
  payload: jsonb().notNull(),
  outcome: text().$type<"applied" | "ignored" | "parked">().notNull(),
  reason: text(),
  receivedAt: timestamp("received_at", { withTimezone: true }).notNull().defaultNow(),
});

export const refunds = pgTable("refunds", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  paymentId: bigint("payment_id", { mode: "number" }).notNull(),
  destination: text().$type<"provider" | "balance">().notNull(),
  amount: moneyColumn().notNull(),
  reason: text().notNull(),
  state: text().$type<RefundState>().notNull().default("requested"),
  idempotencyKey: text("idempotency_key").notNull(),
  providerReference: text("provider_reference"),
  requestedBy: integer("requested_by"),
  /** The refunded payable, where the payment paid for several. */
  partKind: text("part_kind").$type<PayableKind>(),
  partId: integer("part_id"),
  attempts: integer("tries").notNull().default(0),
  lastError: text("last_error"),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  endedAt: timestamp("ended_at", { withTimezone: true }),
});
export type RefundRow = typeof refunds.$inferSelect;
