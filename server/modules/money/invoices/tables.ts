import { integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { InvoiceKind, InvoiceState } from "#domain/money/invoices/invoice-states.ts";
import type { InvoiceLine } from "#domain/money/invoices/invoice-sums.ts";
import { ZERO } from "#domain/money/money/money.ts";
import { moneyColumn } from "#platform/database/money-column.ts";
import type { InvoiceContent } from "../documents/index.ts";

export const invoices = pgTable("invoices", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  slug: text().notNull(),
  storefrontCode: text("storefront_code").notNull(),
  userId: integer("user_id"),
  email: text().notNull(),
  firstName: text("first_name").notNull().default(""),
  lastName: text("last_name").notNull().default(""),
  languageId: integer("language_id").notNull(),
  currencyId: integer("currency_id").notNull(),
  kind: text().$type<InvoiceKind>().notNull(),
  about: text(),
  state: text().$type<InvoiceState>().notNull().default("awaiting_payment"),
  lines: jsonb().$type<InvoiceLine[]>().notNull(),
  amount: moneyColumn().notNull(),
  tax: moneyColumn().notNull(),
  taxBasisPoints: integer("tax_basis_points").notNull(),
  paymentFee: moneyColumn("payment_fee").notNull().default(ZERO),
  issuedAt: timestamp("issued_at", { withTimezone: true }).notNull().defaultNow(),
  expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  paidAt: timestamp("paid_at", { withTimezone: true }),
  document: jsonb().$type<InvoiceContent>(),
  erasedAt: timestamp("erased_at", { withTimezone: true }),
});
