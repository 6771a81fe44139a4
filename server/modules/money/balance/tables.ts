import { bigint, integer, pgTable, smallint, text, timestamp } from "drizzle-orm/pg-core";
import type { Relation } from "#domain/money/balance/entry.ts";
import type { HoldState } from "#domain/money/balance/hold-machine.ts";
import type { LedgerParty } from "#domain/money/balance/movement.ts";
import { ZERO } from "#domain/money/money/money.ts";
import { moneyColumn } from "#platform/database/money-column.ts";

export const ledgerAccounts = pgTable("ledger_accounts", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  kind: text().$type<LedgerParty["kind"]>().notNull(),
  storefrontCode: text("storefront_code").notNull(),
  currencyId: integer("currency_id").notNull(),
  userId: integer("user_id"),
  paymentProcessorId: integer("payment_processor_id"),
  /** Stored for customers' accounts only; null for others, whose balance is the sum of their entries. */
  balance: moneyColumn().default(ZERO),
  held: moneyColumn().notNull().default(ZERO),
});

export const ledgerTransactions = pgTable("ledger_transactions", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  idempotencyKey: text("idempotency_key").notNull(),
  relType: smallint("rel_type").$type<Relation>(),
  relId: integer("rel_id"),
  quoteSlug: text("quote_slug"),
  paymentProcessorName: text("payment_processor_name"),
  paymentProcessorTransactionId: text("payment_processor_transaction_id"),
  note: text(),
  madeBy: integer("made_by"),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});

export const ledgerEntries = pgTable("ledger_entries", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  transactionId: bigint("transaction_id", { mode: "number" }).notNull(),
  accountId: integer("account_id").notNull(),
  amount: moneyColumn().notNull(),
  startingBalance: moneyColumn("starting_balance"),
  endBalance: moneyColumn("end_balance"),
});

export const ledgerHolds = pgTable("ledger_holds", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  accountId: integer("account_id").notNull(),
  amount: moneyColumn().notNull(),
  state: text().$type<HoldState>().notNull().default("held"),
  idempotencyKey: text("idempotency_key").notNull(),
  transactionId: bigint("transaction_id", { mode: "number" }),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  endedAt: timestamp("ended_at", { withTimezone: true }),
});
