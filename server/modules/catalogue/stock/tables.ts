import { bigint, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { bytea } from "#platform/database/bytea.ts";

export const stockMovements = pgTable("stock_movements", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  variantId: integer("variant_id").notNull(),
  quantity: integer().notNull(),
  reason: text().$type<"opening" | "received" | "sold" | "returned" | "written_off">().notNull(),
  orderId: integer("order_id"),
  madeBy: integer("made_by"),
  note: text().notNull().default(""),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});

export const reservations = pgTable("reservations", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  variantId: integer("variant_id").notNull(),
  quantity: integer().notNull(),
  cartId: bigint("cart_id", { mode: "number" }),
  orderId: integer("order_id"),
  offerId: integer("offer_id"),
  reservedAt: timestamp("reserved_at", { withTimezone: true }).notNull().defaultNow(),
  expiresAt: timestamp("expires_at", { withTimezone: true }),
});

export const orderHolds = pgTable("order_holds", {
  orderId: integer("order_id").primaryKey(),
  holderHash: bytea("holder_hash").notNull(),
  networkHash: bytea("network_hash").notNull(),
  pieces: integer().notNull(),
});
