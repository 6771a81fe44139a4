import { bigint, date, integer, pgTable, text } from "drizzle-orm/pg-core";
import type { ClaimState } from "#domain/aftersales/claims/claim-machine.ts";
import type { ClaimKind } from "#domain/aftersales/claims/claim-rules.ts";
import { ZERO } from "#domain/money/money/money.ts";
import { bytea } from "#platform/database/bytea.ts";
import { moment } from "#platform/database/moment.ts";
import { moneyColumn } from "#platform/database/money-column.ts";
import type { ClaimSubjectKind } from "./claim-subject.ts";

export type ClaimDestination = "provider" | "balance";

export const claims = pgTable("claims", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  storefrontCode: text("storefront_code").notNull(),
  languageId: integer("language_id").notNull(),
  currencyId: integer("currency_id").notNull(),
  userId: integer("user_id"),
  email: text().notNull(),
  firstName: text("first_name").notNull(),
  subjectKind: text("subject_kind").$type<ClaimSubjectKind>().notNull(),
  subjectId: integer("subject_id").notNull(),
  /** Of the forward request that it is about; an order is in no warehouse. */
  warehouseId: integer("warehouse_id"),
  lines: integer().array().notNull().default([]),
  kind: text().$type<ClaimKind>().notNull(),
  wants: text().$type<ClaimDestination>().notNull(),
  state: text().$type<ClaimState>().notNull(),
  cap: moneyColumn().notNull(),
  amount: moneyColumn(),
  given: moneyColumn().notNull().default(ZERO),
  credited: moneyColumn().notNull().default(ZERO),
  refundRequestedAt: moment("refund_requested_at"),
  destination: text().$type<ClaimDestination>(),
  question: text(),
  answerUntil: date("answer_until"),
  carrierReference: text("carrier_reference"),
  reason: text(),
  createdAt: moment("created_at").notNull().defaultNow(),
  endedAt: moment("ended_at"),
  reopenedAt: moment("reopened_at"),
  erasedAt: moment("erased_at"),
});
export type ClaimRow = typeof claims.$inferSelect;

export const claimMessages = pgTable("claim_messages", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  claimId: integer("claim_id").notNull(),
  author: text().$type<"customer" | "staff">().notNull(),
  memberId: integer("member_id"),
  text: text().notNull(),
  at: moment("at").notNull().defaultNow(),
});
export type ClaimMessageRow = typeof claimMessages.$inferSelect;

export const claimLinks = pgTable("claim_links", {
  tokenHash: bytea("token_hash").primaryKey(),
  claimId: integer("claim_id").notNull(),
  createdAt: moment("created_at").notNull().defaultNow(),
});
