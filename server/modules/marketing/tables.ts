import { bigint, boolean, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { Consent, ConsentSource } from "../../../domain/marketing/consent.ts";
import type { ConsentTopic, MailFrequency } from "../../../domain/marketing/mail-topics.ts";
import type { VendorName } from "../../../domain/marketing/vendors/vendor.ts";
import { bytea } from "../../platform/database/bytea.ts";

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
  /** None for entries from before there were versions. */
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
  purpose: text().$type<"confirm" | "unsubscribe">().notNull(),
  storefrontCode: text("storefront_code").notNull(),
  email: text().notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  expiresAt: timestamp("expires_at", { withTimezone: true }),
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
