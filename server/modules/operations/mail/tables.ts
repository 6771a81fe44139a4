import { bigint, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { ConsentTopic } from "#domain/marketing/marketing/mail-topics.ts";
import type { MailCause } from "#domain/operations/mail/unasked-mails.ts";
import { bytea } from "#platform/database/bytea.ts";
import { moment } from "#platform/database/moment.ts";
import type { MailKind } from "./mail-declarations.ts";

export const mailSuppressions = pgTable("mail_suppressions", {
  storefrontCode: text("storefront_code").notNull(),
  addressHash: bytea("address_hash").notNull(),
  reason: text().notNull(),
  createdAt: moment("created_at").notNull().defaultNow(),
});

export const mails = pgTable("mails", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  idempotencyKey: text("idempotency_key").notNull(),
  storefrontCode: text("storefront_code").notNull(),
  languageId: integer("language_id").notNull(),
  userId: integer("user_id"),
  template: text().notNull(),
  kind: text().$type<MailKind>().notNull().default("transactional"),
  topic: text().$type<ConsentTopic>(),
  cause: text().$type<MailCause>().notNull().default("owner"),
  senderName: text("sender_name").notNull(),
  senderAddress: text("sender_address").notNull(),
  recipient: text().notNull(),
  subject: text().notNull(),
  html: text().notNull(),
  text: text().notNull(),
  headers: jsonb().$type<Record<string, string>>().notNull().default({}),
  pictures: jsonb().$type<string[]>().notNull().default([]),
  state: text().$type<"waiting" | "sending" | "sent" | "failed" | "cancelled">().notNull().default("waiting"),
  attempts: integer().notNull().default(0),
  handedOverAt: timestamp("handed_over_at", { withTimezone: true }),
  lastError: text("last_error"),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  sentAt: timestamp("sent_at", { withTimezone: true }),
});
