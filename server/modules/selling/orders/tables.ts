import { sql } from "drizzle-orm";
import { bigint, date, integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { CheckoutAddress } from "#contracts/shop/selling/checkout-data.ts";
import type { PickupPoint } from "#contracts/shop/selling/delivery.ts";
import type { LineTexts } from "#domain/catalogue/products/line-snapshot.ts";
import type { ShippingMethod } from "#domain/forwarding/freight/shipping-method.ts";
import type { Utm } from "#domain/marketing/marketing/utm.ts";
import { ZERO } from "#domain/money/money/money.ts";
import type { Extras } from "#domain/selling/checkout/extras.ts";
import type { OrderState } from "#domain/selling/orders/order-states.ts";
import type { InvoiceContent } from "#modules/money/documents/index.ts";
import { bytea } from "#platform/database/bytea.ts";
import { moneyColumn } from "#platform/database/money-column.ts";
import type { OrderCourier, OrderPromotion } from "./placing/new-order.ts";

export const orders = pgTable("orders", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  slug: text().notNull(),
  storefrontCode: text("storefront_code").notNull(),
  visitorHash: bytea("visitor_hash"),
  userId: integer("user_id"),
  email: text().notNull(),
  languageId: integer("language_id").notNull(),
  currencyId: integer("currency_id").notNull(),
  countryId: integer("country_id").notNull(),
  state: text().$type<OrderState>().notNull().default("awaiting_payment"),
  shippingMethod: text("shipping_method").$type<ShippingMethod>().notNull(),
  courier: jsonb().$type<OrderCourier>().notNull(),
  pickupPoint: jsonb("pickup_point").$type<PickupPoint>(),
  address: jsonb().$type<CheckoutAddress>().notNull(),
  extras: jsonb().$type<Extras>(),
  promotion: jsonb().$type<OrderPromotion>(),
  campaign: jsonb().$type<Utm>(),
  subtotal: moneyColumn().notNull(),
  shippingPrice: moneyColumn("shipping_price").notNull(),
  shippingDiscount: moneyColumn("shipping_discount").notNull(),
  deliveryPrice: moneyColumn("delivery_price").notNull(),
  promotionDiscount: moneyColumn("promotion_discount").notNull(),
  baseTotal: moneyColumn("base_total").notNull(),
  paymentFee: moneyColumn("payment_fee").notNull().default(ZERO),
  total: moneyColumn().generatedAlwaysAs(sql`base_total + payment_fee`).notNull(),
  taxBasisPoints: integer("tax_basis_points").notNull().default(0),
  arrivesFrom: date("arrives_from"),
  arrivesTo: date("arrives_to"),
  placedAt: timestamp("placed_at", { withTimezone: true }).notNull().defaultNow(),
  expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  paymentAskedAt: timestamp("payment_asked_at", { withTimezone: true }),
  paidAt: timestamp("paid_at", { withTimezone: true }),
  cancelReason: text("cancel_reason").$type<"expired" | "by_customer" | "by_staff" | "sold_out">(),
  invoiceNumber: text("invoice_number"),
  invoicedAt: timestamp("invoiced_at", { withTimezone: true }),
  erasedAt: timestamp("erased_at", { withTimezone: true }),
});

export const orderLines = pgTable("order_lines", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  orderId: integer("order_id").notNull(),
  position: integer().notNull(),
  variantId: integer("variant_id").notNull(),
  productId: integer("product_id").notNull(),
  sku: text().notNull(),
  name: text().notNull(),
  manufacturer: text(),
  category: text(),
  variant: text().notNull().default(""),
  image: text(),
  slug: text("product_slug").notNull(),
  hsCode: text("hs_code").notNull(),
  weightGrams: integer("weight_grams").notNull(),
  price: moneyColumn("unit_price").notNull(),
  quantity: integer().notNull(),
  lineTotal: moneyColumn("line_total").notNull(),
  texts: jsonb().$type<LineTexts>().notNull().default({}),
});

export const orderLinks = pgTable("order_links", {
  tokenHash: bytea("token_hash").primaryKey(),
  orderId: integer("order_id").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});

export const orderInvoices = pgTable("order_invoices", {
  orderId: integer("order_id").primaryKey(),
  number: text().notNull(),
  issuedAt: timestamp("issued_at", { withTimezone: true }).notNull(),
  document: jsonb().$type<InvoiceContent>().notNull(),
});

export const invoiceSeries = pgTable(
  "invoice_series",
  {
    storefrontCode: text("storefront_code").notNull(),
    year: integer().notNull(),
    lastNumber: integer("last_number").notNull(),
  },
  (table) => [primaryKey({ columns: [table.storefrontCode, table.year] })],
);
