import { boolean, integer, pgTable, text } from "drizzle-orm/pg-core";
import type { PayableKind } from "#domain/money/payments/payable-kind.ts";
import type { ApprovalState } from "#domain/people/companies/approval-machine.ts";
import type { CompanyRole } from "#domain/people/companies/company-access.ts";
import type { CompanyState } from "#domain/people/companies/company-machine.ts";
import { bytea } from "#platform/database/bytea.ts";
import { moment } from "#platform/database/moment.ts";
import { moneyColumn } from "#platform/database/money-column.ts";

export const companies = pgTable("companies", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  storefrontCode: text("storefront_code").notNull(),
  name: text().notNull(),
  code: text().notNull(),
  vatNumber: text("vat_number"),
  eori: text(),
  street: text().notNull(),
  city: text().notNull(),
  postalCode: text("postal_code").notNull(),
  countryCode: text("country_code").notNull(),
  termsVersion: text("terms_version").notNull(),
  state: text().$type<CompanyState>().notNull(),
  question: text().notNull().default(""),
  answer: text().notNull().default(""),
  reason: text().notNull().default(""),
  createdAt: moment("created_at").notNull().defaultNow(),
  activatedAt: moment("activated_at"),
  closedAt: moment("closed_at"),
});
export type CompanyRow = typeof companies.$inferSelect;

export const companyMembers = pgTable("company_members", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  companyId: integer("company_id").notNull(),
  userId: integer("user_id").notNull(),
  role: text().$type<CompanyRole>().notNull(),
  monthlyLimit: moneyColumn("monthly_limit"),
  isLive: boolean("is_live").notNull().default(true),
  joinedAt: moment("joined_at").notNull().defaultNow(),
  leftAt: moment("left_at"),
});
export type MemberRow = typeof companyMembers.$inferSelect;

export const companyInvitations = pgTable("company_invitations", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  companyId: integer("company_id").notNull(),
  email: text().notNull(),
  role: text().$type<CompanyRole>().notNull(),
  monthlyLimit: moneyColumn("monthly_limit"),
  tokenHash: bytea("token_hash").notNull(),
  invitedBy: integer("invited_by"),
  createdAt: moment("created_at").notNull().defaultNow(),
  expiresAt: moment("expires_at").notNull(),
});
export type InvitationRow = typeof companyInvitations.$inferSelect;

export const companyApprovals = pgTable("company_approvals", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  companyId: integer("company_id").notNull(),
  askedBy: integer("asked_by").notNull(),
  payableKind: text("payable_kind").$type<PayableKind>().notNull(),
  payableId: integer("payable_id").notNull(),
  amount: moneyColumn().notNull(),
  currencyId: integer("currency_id").notNull(),
  state: text().$type<ApprovalState>().notNull(),
  decidedBy: integer("decided_by"),
  createdAt: moment("created_at").notNull().defaultNow(),
  decidedAt: moment("decided_at"),
});
export type ApprovalRow = typeof companyApprovals.$inferSelect;
