import { bigint, boolean, integer, jsonb, pgTable, smallint, text, timestamp } from "drizzle-orm/pg-core";
import type { ReminderStep } from "#domain/marketing/marketing/cart-reminders.ts";
import type { Consent, ConsentSource } from "#domain/marketing/marketing/consent.ts";
import type { ConsentTopic, MailFrequency } from "#domain/marketing/marketing/mail-topics.ts";
import type { WatchKind } from "#domain/marketing/marketing/watches.ts";
import type { VendorName } from "#domain/marketing/vendors/vendor.ts";
import type { Money } from "#domain/money/money/money.ts";
import { bytea } from "#platform/database/bytea.ts";
import { moment } from "#platform/database/moment.ts";

export const utmVisits = pgTable("utm_visits", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  storefrontCode: text("storefront_code").notNull(),
  utm: jsonb().$type<Record<string, string>>().notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});

export const newsletterSubscriptions = pgTable("newsletter_subscriptions", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  storefrontCode: text("storefront_code").notNull(),
  email: text().notNull(),
  languageId: integer("language_id").notNull(),
  requestedAt: timestamp("requested_at", { withTimezone: true }).notNull().defaultNow(),
  confirmedAt: timestamp("confirmed_at", { withTimezone: true }),
});

export const marketingConsents = pgTable("marketing_consents", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  storefrontCode: text("storefront_code").notNull(),
  email: text().notNull(),
  topic: text().$type<ConsentTopic>().notNull(),
  isGiven: boolean("is_given").notNull(),
  source: text().notNull(),
  /** Null for entries from before there were versions. */
  textVersion: integer("text_version"),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});

export const mailPreferences = pgTable("mail_preferences", {
  storefrontCode: text("storefront_code").notNull(),
  email: text().notNull(),
  frequency: text().$type<MailFrequency>().notNull().default("always"),
  languageId: integer("language_id"),
});

export const newsletterLinks = pgTable("newsletter_links", {
  tokenHash: bytea("token_hash").primaryKey(),
  purpose: text().$type<"confirm" | "unsubscribe" | "watch" | "cart">().notNull(),
  storefrontCode: text("storefront_code").notNull(),
  email: text().notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  expiresAt: timestamp("expires_at", { withTimezone: true }),
  /** The watch that the link confirms, or the cart that it restores. */
  subjectId: integer("subject_id"),
});

export const stockWatches = pgTable("stock_watches", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  storefrontCode: text("storefront_code").notNull(),
  kind: text().$type<WatchKind>().notNull(),
  variantId: integer("variant_id").notNull(),
  productId: integer("product_id").notNull(),
  email: text().notNull(),
  userId: integer("user_id"),
  languageId: integer("language_id").notNull(),
  currencyId: integer("currency_id").notNull(),
  watchedAmount: bigint("watched_amount", { mode: "number" }).$type<Money>(),
  requestedAt: moment("requested_at").notNull(),
  confirmedAt: moment("confirmed_at"),
  notifiedAt: moment("notified_at"),
  endedAt: moment("ended_at"),
});
export type WatchRow = typeof stockWatches.$inferSelect;

export const cartReminders = pgTable("cart_reminders", {
  cartId: bigint("cart_id", { mode: "number" }).notNull(),
  touchedAt: moment("touched_at").notNull(),
  step: smallint().$type<ReminderStep>().notNull(),
  sentAt: moment("sent_at").notNull(),
});

export const consentRecords = pgTable("consent_records", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  consentId: text("consent_id").notNull(),
  storefrontCode: text("storefront_code").notNull(),
  userId: integer("user_id"),
  choices: jsonb().$type<Consent>().notNull(),
  vendors: text().array().$type<VendorName[]>().notNull(),
  textVersion: integer("text_version").notNull(),
  language: text().notNull(),
  source: text().$type<ConsentSource>().notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
});
