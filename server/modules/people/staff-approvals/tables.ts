import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { ApprovalKind } from "#domain/people/staff-approvals/limits.ts";
import type { StaffApprovalState } from "#domain/people/staff-approvals/staff-approval-machine.ts";
import { moment } from "#platform/database/moment.ts";
import { moneyColumn } from "#platform/database/money-column.ts";

export const staffApprovals = pgTable("staff_approvals", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  kind: text().$type<ApprovalKind>().notNull(),
  call: text().notNull(),
  input: jsonb().$type<Record<string, unknown>>().notNull(),
  idempotencyKey: text("idempotency_key").notNull(),
  subject: text().notNull(),
  storefrontCode: text("storefront_code"),
  amount: moneyColumn().notNull(),
  currency: text().notNull(),
  reason: text().notNull(),
  state: text().$type<StaffApprovalState>().notNull(),
  requestedBy: integer("requested_by").notNull(),
  decidedBy: integer("decided_by"),
  note: text(),
  createdAt: moment("created_at").notNull().defaultNow(),
  expiresAt: moment("expires_at").notNull(),
  endedAt: moment("ended_at"),
});
export type StaffApprovalRow = typeof staffApprovals.$inferSelect;
