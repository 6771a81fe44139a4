import { bigint, boolean, integer, pgTable, smallint, text, timestamp } from "drizzle-orm/pg-core";
import { ZERO } from "#domain/money/money/money.ts";
import { moneyColumn } from "#platform/database/money-column.ts";

export const promotions = pgTable("promotions", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  code: text().notNull(),
  type: smallint().notNull(),
  value: bigint({ mode: "number" }).notNull(),
  storefrontCodes: text("storefront_codes").array(),
  categoryIds: integer("category_ids").array(),
  minimumSubtotal: moneyColumn("minimum_subtotal").notNull().default(ZERO),
  validFrom: timestamp("valid_from", { withTimezone: true }).notNull().defaultNow(),
  validTo: timestamp("valid_to", { withTimezone: true }),
  totalLimit: integer("total_limit"),
  customerLimit: integer("customer_limit"),
  uses: integer().notNull().default(0),
  isActive: boolean("is_active").notNull().default(true),
});

export const promotionUses = pgTable("promotion_uses", {
  orderId: integer("order_id").primaryKey(),
  promotionId: integer("promotion_id").notNull(),
  customerKey: text("customer_key").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});
