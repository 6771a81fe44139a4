import { bigint, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

export const auditEntries = pgTable("audit_entries", {
  id: bigint({ mode: "number" }).generatedAlwaysAsIdentity().primaryKey(),
  memberId: integer("member_id"),
  userId: integer("user_id"),
  call: text().notNull(),
  subject: text().notNull(),
  storefrontCode: text("storefront_code"),
  input: jsonb().notNull(),
  requestId: text("request_id").notNull(),
  address: text().notNull(),
  /** Shared by the entries of a call about several subjects. */
  batch: uuid(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
