import { boolean, date, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { CheckoutAddress } from "#contracts/shop/selling/checkout-data.ts";
import type { PickupPoint } from "#contracts/shop/selling/delivery.ts";
import type { RequestTerms } from "#domain/forwarding/forward-requests/agreed-terms.ts";
import type { ConsignmentState } from "#domain/forwarding/forward-requests/consignment-machine.ts";
import type { HoldableState } from "#domain/forwarding/forward-requests/request-machine.ts";
import type { PaperKind } from "#domain/forwarding/forward-requests/request-papers.ts";
import type { RequestState } from "#domain/forwarding/forward-requests/request-states.ts";
import type { ShippingRate } from "#domain/forwarding/freight/shipping-estimate.ts";
import type { ShippingMethod } from "#domain/forwarding/freight/shipping-method.ts";
import type { LandedLine } from "#domain/forwarding/landed-cost/landed-cost.ts";
import { ZERO } from "#domain/money/money/money.ts";
import type { InvoiceContent } from "#modules/money/documents/index.ts";
import { moment } from "#platform/database/moment.ts";
import { moneyColumn } from "#platform/database/money-column.ts";
import type { ChosenCourier } from "./request-deps.ts";

export const forwardRequests = pgTable("forward_requests", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  slug: text().notNull(),
  suiteId: integer("suite_id").notNull(),
  userId: integer("user_id").notNull(),
  storefrontCode: text("storefront_code").notNull(),
  warehouseId: integer("warehouse_id").notNull(),
  quoteId: integer("quote_id"),
  languageId: integer("language_id").notNull(),
  currencyId: integer("currency_id").notNull(),
  state: text().$type<RequestState>().notNull(),
  heldState: text("held_state").$type<HoldableState>(),
  joins: boolean().notNull().default(true),
  wraps: boolean().notNull().default(false),
  unboxes: boolean().notNull().default(false),
  insures: boolean().notNull().default(true),
  shippingMethod: text("shipping_method").$type<ShippingMethod>(),
  courierId: integer("courier_id"),
  pickupPointId: integer("pickup_point_id"),
  countryId: integer("country_id").notNull(),
  address: jsonb().$type<CheckoutAddress>(),
  courier: jsonb().$type<ChosenCourier>(),
  pickupPoint: jsonb("pickup_point").$type<PickupPoint>(),
  rate: jsonb().$type<ShippingRate>(),
  agreedLines: jsonb("agreed_lines").$type<LandedLine[]>(),
  packedLines: jsonb("packed_lines").$type<LandedLine[]>(),
  agreedTotal: moneyColumn("agreed_total"),
  dueTotal: moneyColumn("due_total"),
  paymentFee: moneyColumn("payment_fee").notNull().default(ZERO),
  paidByInvoiceId: integer("paid_by_invoice_id"),
  consignmentId: integer("consignment_id"),
  customsTaken: moneyColumn("customs_taken"),
  customsSettledAt: moment("customs_settled_at"),
  isRehearsed: boolean("is_rehearsed").notNull().default(false),
  termsVersion: text("terms_version").$type<RequestTerms>(),
  termsAgreedAt: moment("terms_agreed_at"),
  arrivesFrom: date("arrives_from"),
  arrivesTo: date("arrives_to"),
  touchedAt: moment("touched_at").notNull().defaultNow(),
  createdAt: moment("created_at").notNull().defaultNow(),
  submittedAt: moment("submitted_at"),
  expiresAt: moment("expires_at"),
  paymentAskedAt: moment("payment_asked_at"),
  paidAt: moment("paid_at"),
  deliveredAt: moment("delivered_at"),
  erasedAt: moment("erased_at"),
});

export const consignments = pgTable("consignments", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  warehouseId: integer("warehouse_id").notNull(),
  shippingMethod: text("shipping_method").$type<ShippingMethod>().notNull(),
  reference: text().notNull(),
  state: text().$type<ConsignmentState>().notNull(),
  createdAt: moment("created_at").notNull().defaultNow(),
});

export const requestParcels = pgTable(
  "forward_request_parcels",
  {
    requestId: integer("request_id").notNull(),
    parcelId: integer("parcel_id").notNull(),
    isLive: boolean("is_live").notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.parcelId] })],
);

export const requestBoxes = pgTable(
  "forward_request_boxes",
  {
    requestId: integer("request_id").notNull(),
    position: integer().notNull(),
    weightGrams: integer("weight_grams").notNull(),
    lengthMm: integer("length_mm").notNull(),
    widthMm: integer("width_mm").notNull(),
    heightMm: integer("height_mm").notNull(),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.position] })],
);

export const requestPapers = pgTable(
  "forward_request_papers",
  {
    requestId: integer("request_id").notNull(),
    kind: text().$type<PaperKind>().notNull(),
    issuedAt: moment("issued_at").notNull().defaultNow(),
    document: jsonb().$type<InvoiceContent>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.kind] })],
);

export const requestShares = pgTable(
  "forward_request_shares",
  {
    invoiceId: integer("invoice_id").notNull(),
    requestId: integer("request_id").notNull(),
    amount: moneyColumn().notNull(),
    fee: moneyColumn().notNull().default(ZERO),
    returnedAt: moment("returned_at"),
  },
  (table) => [primaryKey({ columns: [table.invoiceId, table.requestId] })],
);
