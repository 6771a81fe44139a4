import { date, doublePrecision, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { HoldReason, MessageReason } from "#domain/content/contacts/contact-message.ts";
import type { MessageState } from "#domain/content/contacts/message-machine.ts";
import type { OpeningHours } from "#domain/content/contacts/opening-hours.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import { moment } from "#platform/database/moment.ts";

export const storefrontContacts = pgTable("storefront_contacts", {
  storefrontCode: text("storefront_code").primaryKey(),
  email: text().notNull(),
  phone: text(),
  phoneHours: jsonb("phone_hours").$type<OpeningHours[]>().notNull().default([]),
  disputes: text(),
});

interface LocationTexts {
  name: string;
  notes: string[];
}

export const storefrontLocations = pgTable("storefront_locations", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  storefrontCode: text("storefront_code").notNull(),
  position: integer().notNull().default(0),
  street: text().notNull(),
  postalCode: text("postal_code"),
  city: text().notNull(),
  countryCode: text("country_code").notNull(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  timeZone: text("time_zone").notNull(),
  hours: jsonb().$type<OpeningHours[]>().notNull().default([]),
  closedOn: date("closed_on", { mode: "string" }).array().notNull().default([]),
  texts: jsonb().$type<Partial<Record<Language, LocationTexts>>>().notNull().default({}),
  map: text(),
});
export type LocationRow = typeof storefrontLocations.$inferSelect;

export const contactMessages = pgTable("contact_messages", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  storefrontCode: text("storefront_code").notNull(),
  languageId: integer("language_id").notNull(),
  userId: integer("user_id"),
  state: text().$type<MessageState>().notNull(),
  reason: text().$type<MessageReason>().notNull(),
  name: text().notNull(),
  email: text().notNull(),
  subject: text().notNull(),
  message: text().notNull(),
  orderNumber: text("order_number"),
  heldFor: text("held_for").array().$type<HoldReason[]>().notNull().default([]),
  createdAt: moment("created_at").notNull().defaultNow(),
  erasedAt: moment("erased_at"),
});
export type MessageRow = typeof contactMessages.$inferSelect;

export const contactAnswers = pgTable("contact_answers", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  messageId: integer("message_id").notNull(),
  memberId: integer("member_id"),
  text: text().notNull(),
  createdAt: moment("created_at").notNull().defaultNow(),
});

export const contactChallenges = pgTable("contact_challenges", {
  nonce: text().primaryKey(),
  messageId: integer("message_id"),
  expiresAt: moment("expires_at").notNull(),
});
