import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { LinkPurpose } from "#domain/people/identity/link-lifetimes.ts";
import { bytea } from "#platform/database/bytea.ts";

export type UserType = "customer" | "pro";

export const users = pgTable("users", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  storefrontCode: text("storefront_code").notNull(),
  email: text().notNull(),
  passwordHash: text("password_hash"),
  firstName: text("first_name").notNull().default(""),
  lastName: text("last_name").notNull().default(""),
  phoneNumber: text("phone_number"),
  countryId: integer("country_id"),
  languageId: integer("language_id").notNull(),
  currencyId: integer("currency_id"),
  userType: text("user_type").$type<UserType>().notNull().default("customer"),
  confirmedAt: timestamp("confirmed_at", { withTimezone: true }),
  disabledAt: timestamp("disabled_at", { withTimezone: true }),
  erasedAt: timestamp("erased_at", { withTimezone: true }),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});

export const roles = pgTable("roles", {
  name: text().primaryKey(),
  permissions: text().array().notNull().default([]),
});

export const userRoles = pgTable(
  "user_roles",
  {
    userId: integer("user_id").notNull(),
    roleName: text("role_name").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.roleName] })],
);

export const sessions = pgTable("sessions", {
  tokenHash: bytea("token_hash").primaryKey(),
  id: uuid().notNull().defaultRandom(),
  userId: integer("user_id").notNull(),
  storefrontCode: text("storefront_code").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  lastSeenAt: timestamp("last_seen_at", { withTimezone: true }).notNull().defaultNow(),
  userAgent: text("user_agent").notNull().default(""),
});

export const oneTimeTokens = pgTable("one_time_tokens", {
  tokenHash: bytea("token_hash").primaryKey(),
  purpose: text().$type<LinkPurpose>().notNull(),
  userId: integer("user_id").notNull(),
  details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
});

export const deliveryAddresses = pgTable("delivery_addresses", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  userId: integer("user_id").notNull(),
  firstName: text("first_name").notNull(),
  lastName: text("last_name").notNull(),
  firstAddress: text("first_address").notNull(),
  city: text().notNull(),
  zip: text().notNull(),
  phoneNumber: text("phone_number").notNull(),
  countryId: integer("country_id").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});
