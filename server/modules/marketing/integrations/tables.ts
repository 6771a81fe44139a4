import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { Identifiers } from "#domain/marketing/integrations/identifiers.ts";
import type { ServerVendorName } from "#domain/marketing/integrations/server-vendor.ts";
import type { Consent } from "#domain/marketing/marketing/consent.ts";
import { bytea } from "#platform/database/bytea.ts";
import { moment } from "#platform/database/moment.ts";

export const storefrontIntegrations = pgTable("storefront_integrations", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  storefrontCode: text("storefront_code").notNull(),
  vendor: text().$type<ServerVendorName>().notNull(),
  account: text().notNull(),
  sealedSecret: bytea("sealed_secret").notNull(),
  changedAt: moment("changed_at").notNull(),
});

export const orderConsents = pgTable("order_consents", {
  orderId: integer("order_id").primaryKey(),
  consentId: text("consent_id").notNull(),
  choices: jsonb().$type<Consent>().notNull(),
  identifiers: jsonb().$type<Identifiers>(),
  waiting: text().array().$type<ServerVendorName[]>().notNull().default([]),
  createdAt: moment("created_at").notNull(),
});
export type OrderConsent = typeof orderConsents.$inferSelect;
