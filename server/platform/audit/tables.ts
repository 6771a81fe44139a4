import { bigint, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

export const auditEntries = pgTable("audit_entries", {
  id: bigint({ mode: "number" }).generatedAlwaysAsIdentity().primaryKey(),
  memberId: integer("member_id"),
  /** At the time of the call. */
  memberName: text("member_name"),
  /** The member who approved the call, where it was above the limit of the one who made it. */
  approvedBy: integer("approved_by"),
  userId: integer("user_id"),
  call: text().notNull(),
  subject: text().notNull(),
  /** The version that the call made of the subject, where it has versions. */
  version: integer(),
  storefrontCode: text("storefront_code"),
  input: jsonb().notNull(),
  requestId: text("request_id").notNull(),
  address: text().notNull(),
  /** Shared by the entries of a call about several subjects. */
  batch: uuid(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
