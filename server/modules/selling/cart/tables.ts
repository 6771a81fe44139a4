import { bigint, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { ShippingMethod } from "#domain/forwarding/freight/shipping-method.ts";
import { bytea } from "#platform/database/bytea.ts";

export const carts = pgTable("carts", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  storefrontCode: text("storefront_code").notNull(),
  visitorHash: bytea("visitor_hash"),
  userId: integer("user_id"),
  shippingMethod: text("shipping_method").$type<ShippingMethod>(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  touchedAt: timestamp("touched_at", { withTimezone: true }).notNull().defaultNow(),
});

export const cartLines = pgTable("cart_lines", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  cartId: bigint("cart_id", { mode: "number" }).notNull(),
  variantId: integer("variant_id").notNull(),
  quantity: integer().notNull(),
  addedAt: timestamp("added_at", { withTimezone: true }).notNull().defaultNow(),
});
