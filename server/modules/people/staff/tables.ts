import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { Limits } from "#domain/people/staff-approvals/limits.ts";
import { bytea } from "#platform/database/bytea.ts";
import { moment } from "#platform/database/moment.ts";

export const staffMembers = pgTable("staff_members", {
  id: integer().generatedByDefaultAsIdentity().primaryKey(),
  email: text().notNull().unique(),
  name: text().notNull().default(""),
  passwordHash: text("password_hash"),
  totpSecret: bytea("totp_secret"),
  totpLastStep: bigint("totp_last_step", { mode: "number" }).notNull().default(0),
  hasAllStorefronts: boolean("has_all_storefronts").notNull().default(false),
  disabledAt: moment("disabled_at"),
  createdAt: moment("created_at").notNull().defaultNow(),
});

export const staffRoles = pgTable("staff_roles", {
  name: text().primaryKey(),
  permissions: text().array().notNull(),
  limits: jsonb().$type<Limits>().notNull().default({}),
});

export const staffMemberRoles = pgTable(
  "staff_member_roles",
  { memberId: integer("member_id").notNull(), roleName: text("role_name").notNull() },
  (table) => [primaryKey({ columns: [table.memberId, table.roleName] })],
);

export const staffMemberStorefronts = pgTable(
  "staff_member_storefronts",
  { memberId: integer("member_id").notNull(), storefrontCode: text("storefront_code").notNull() },
  (table) => [primaryKey({ columns: [table.memberId, table.storefrontCode] })],
);

export const staffMemberWarehouses = pgTable(
  "staff_member_warehouses",
  { memberId: integer("member_id").notNull(), warehouseCode: text("warehouse_code").notNull() },
  (table) => [primaryKey({ columns: [table.memberId, table.warehouseCode] })],
);

export const staffSessions = pgTable("staff_sessions", {
  tokenHash: bytea("token_hash").primaryKey(),
  id: uuid().notNull().defaultRandom(),
  memberId: integer("member_id").notNull(),
  createdAt: moment("created_at").notNull().defaultNow(),
  lastSeenAt: moment("last_seen_at").notNull().defaultNow(),
  verifiedAt: moment("verified_at"),
  steppedUpAt: moment("stepped_up_at"),
  userAgent: text("user_agent").notNull().default(""),
  address: text().notNull().default(""),
});

export const staffInvitations = pgTable("staff_invitations", {
  tokenHash: bytea("token_hash").primaryKey(),
  memberId: integer("member_id").notNull().unique(),
  expiresAt: moment("expires_at").notNull(),
});
