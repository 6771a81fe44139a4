import { integer, pgTable, text } from "drizzle-orm/pg-core";
import type { PhoneReservationState } from "#domain/selling/phone-reservations/phone-reservation-machine.ts";
import { bytea } from "#platform/database/bytea.ts";
import { moment } from "#platform/database/moment.ts";

export const reservablePhones = pgTable("reservable_phones", {
  storefrontCode: text("storefront_code").notNull(),
  variantId: integer("variant_id").notNull(),
  position: integer().notNull().default(0),
});

export const phoneReservations = pgTable("phone_reservations", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  storefrontCode: text("storefront_code").notNull(),
  variantId: integer("variant_id").notNull(),
  languageId: integer("language_id").notNull(),
  currencyId: integer("currency_id").notNull(),
  userId: integer("user_id"),
  email: text(),
  firstName: text("first_name"),
  phone: text(),
  state: text().$type<PhoneReservationState>().notNull(),
  createdAt: moment("created_at").notNull().defaultNow(),
  queuedAt: moment("queued_at"),
  expiresAt: moment("expires_at"),
  endedAt: moment("ended_at"),
});
export type PhoneReservationRow = typeof phoneReservations.$inferSelect;

export const phoneReservationLinks = pgTable("phone_reservation_links", {
  tokenHash: bytea("token_hash").primaryKey(),
  reservationId: integer("reservation_id").notNull(),
  createdAt: moment("created_at").notNull().defaultNow(),
});
