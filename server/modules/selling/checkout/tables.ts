import { bigint, boolean, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { Freight } from "#contracts/shop/forwarding/freight.ts";
import type { CheckoutAddress, CheckoutDraft } from "#contracts/shop/selling/checkout-data.ts";
import type { ShippingMethod } from "#domain/forwarding/freight/shipping-method.ts";
import type { Extras } from "#domain/selling/checkout/extras.ts";
import { bytea } from "#platform/database/bytea.ts";
import { moneyColumn } from "#platform/database/money-column.ts";
import type { UsablePromotion } from "../promotions/index.ts";
import type { CheckoutLine } from "./stored-checkout.ts";

export const checkouts = pgTable("checkouts", {
  slug: text().primaryKey(),
  storefrontCode: text("storefront_code").notNull(),
  visitorHash: bytea("visitor_hash"),
  userId: integer("user_id"),
  cartId: bigint("cart_id", { mode: "number" }),
  currencyId: integer("currency_id").notNull(),
  languageId: integer("language_id").notNull(),
  countryId: integer("country_id").notNull(),
  state: text().$type<"open" | "ordered" | "invalidated">().notNull().default("open"),
  lines: jsonb().$type<CheckoutLine[]>().notNull(),
  freight: jsonb().$type<Freight>().notNull(),
  shippingMethod: text("shipping_method").$type<ShippingMethod>(),
  courierId: integer("courier_id"),
  deliveryFee: moneyColumn("delivery_fee"),
  pickupPointId: integer("pickup_point_id"),
  address: jsonb().$type<CheckoutAddress>(),
  email: text(),
  draft: jsonb().$type<CheckoutDraft>(),
  extras: jsonb().$type<Extras>(),
  promotion: jsonb().$type<UsablePromotion>(),
  usesBalance: boolean("uses_balance").notNull().default(false),
  paymentMethodId: integer("payment_method_id"),
  paymentOption: text("payment_option"),
  confirmedTotal: moneyColumn("confirmed_total"),
  confirmedAt: timestamp("confirmed_at", { withTimezone: true }),
  version: integer().notNull().default(1),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
});
