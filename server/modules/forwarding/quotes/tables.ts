import { boolean, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { CheckoutAddress } from "#contracts/shop/selling/checkout-data.ts";
import type { PickupPoint } from "#contracts/shop/selling/delivery.ts";
import type { RequestTerms } from "#domain/forwarding/forward-requests/agreed-terms.ts";
import type { Parcel } from "#domain/forwarding/freight/chargeable-weight.ts";
import type { ShippingMethod } from "#domain/forwarding/freight/shipping-method.ts";
import type { PurchaseState } from "#domain/forwarding/quotes/purchase-machine.ts";
import type { ShopCurrency, Substitute } from "#domain/forwarding/quotes/quote-items.ts";
import type { LockedRates, PricedItem, QuoteOffer } from "#domain/forwarding/quotes/quote-price.ts";
import type { QuestionKind } from "#domain/forwarding/quotes/quote-question.ts";
import type { QuoteState } from "#domain/forwarding/quotes/quote-states.ts";
import { ZERO } from "#domain/money/money/money.ts";
import type { InvoiceContent } from "#modules/money/documents/index.ts";
import { bytea } from "#platform/database/bytea.ts";
import { moment } from "#platform/database/moment.ts";
import { moneyColumn } from "#platform/database/money-column.ts";
import type { ChosenCourier } from "../forward-requests/index.ts";

export const quotes = pgTable("quotes", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  slug: text().notNull(),
  storefrontCode: text("storefront_code").notNull(),
  userId: integer("user_id"),
  visitorHash: bytea("visitor_hash"),
  replacesId: integer("replaces_id"),
  languageId: integer("language_id").notNull(),
  currencyId: integer("currency_id").notNull(),
  countryId: integer("country_id").notNull(),
  state: text().$type<QuoteState>().notNull(),
  courierId: integer("courier_id"),
  pickupPointId: integer("pickup_point_id"),
  address: jsonb().$type<CheckoutAddress>(),
  courier: jsonb().$type<ChosenCourier>(),
  pickupPoint: jsonb("pickup_point").$type<PickupPoint>(),
  version: integer().notNull().default(0),
  acceptedVersion: integer("accepted_version"),
  shippingMethod: text("shipping_method").$type<ShippingMethod>(),
  dueTotal: moneyColumn("due_total"),
  paymentFee: moneyColumn("payment_fee").notNull().default(ZERO),
  answerUntil: moment("answer_until"),
  expiresAt: moment("expires_at"),
  touchedAt: moment("touched_at").notNull().defaultNow(),
  createdAt: moment("created_at").notNull().defaultNow(),
  submittedAt: moment("submitted_at"),
  paidAt: moment("paid_at"),
  paymentReportedAt: moment("payment_reported_at"),
  termsVersion: text("terms_version").$type<RequestTerms>(),
  termsAgreedAt: moment("terms_agreed_at"),
  erasedAt: moment("erased_at"),
});

export const quoteItems = pgTable(
  "quote_items",
  {
    quoteId: integer("quote_id").notNull(),
    position: integer().notNull(),
    link: text().notNull(),
    name: text().notNull(),
    options: text().notNull(),
    quantity: integer().notNull(),
    price: moneyColumn("price"),
    currency: text().$type<ShopCurrency>().notNull(),
    hs6: text(),
    substitute: text().$type<Substitute>().notNull(),
    note: text().notNull(),
    unlisted: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.quoteId, table.position] })],
);

/** An item as priced. */
export interface VersionItem extends PricedItem {
  name: string;
  options: string;
}

export const quoteVersions = pgTable(
  "quote_versions",
  {
    quoteId: integer("quote_id").notNull(),
    version: integer().notNull(),
    warehouseId: integer("warehouse_id").notNull(),
    rates: jsonb().$type<LockedRates>().notNull(),
    items: jsonb().$type<VersionItem[]>().notNull(),
    shopDelivery: moneyColumn("shop_delivery").notNull(),
    boxes: jsonb().$type<Parcel[]>().notNull(),
    offers: jsonb().$type<QuoteOffer[]>().notNull(),
    note: text().notNull(),
    staffId: integer("staff_id"),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.quoteId, table.version] })],
);

export const quotePapers = pgTable("quote_papers", {
  quoteId: integer("quote_id").primaryKey(),
  issuedAt: moment("issued_at").notNull().defaultNow(),
  document: jsonb().$type<InvoiceContent>().notNull(),
});

export const quotePurchases = pgTable("quote_purchases", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  quoteId: integer("quote_id").notNull(),
  position: integer().notNull(),
  state: text().$type<PurchaseState>().notNull(),
  price: moneyColumn().notNull(),
  askedPrice: moneyColumn("asked_price"),
  invoiceId: integer("invoice_id"),
  invoiceSlug: text("invoice_slug"),
  risePaid: moneyColumn("rise_paid").notNull().default(ZERO),
  returned: moneyColumn().notNull().default(ZERO),
  shopOrder: text("shop_order").notNull().default(""),
  parcelId: integer("parcel_id"),
});

export const quoteQuestions = pgTable("quote_questions", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  quoteId: integer("quote_id").notNull(),
  kind: text().$type<QuestionKind>().notNull(),
  question: text().notNull(),
  choices: text().array().notNull().default([]),
  askedAt: moment("asked_at").notNull().defaultNow(),
  answer: text(),
  answeredAt: moment("answered_at"),
});

export const quoteShops = pgTable("quote_shops", {
  host: text().primaryKey(),
  name: text().notNull(),
  countryCode: text("country_code").notNull(),
  kind: text().notNull(),
  minDays: integer("min_days").notNull(),
  maxDays: integer("max_days").notNull(),
});
