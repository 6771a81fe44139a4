import { sql } from "drizzle-orm";
import { boolean, date, integer, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import type { ArrivalMails } from "#domain/forwarding/parcels/arrival-mails.ts";
import type { ParcelServiceKind } from "#domain/forwarding/parcels/parcel-services.ts";
import type { HoldReason, ParcelState } from "#domain/forwarding/parcels/parcel-states.ts";
import type { PhotoKind } from "#domain/forwarding/parcels/photo-kind.ts";
import { ZERO } from "#domain/money/money/money.ts";
import { moment } from "#platform/database/moment.ts";
import { moneyColumn } from "#platform/database/money-column.ts";

export const suites = pgTable("suites", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  storefrontCode: text("storefront_code").notNull(),
  digits: integer().notNull(),
  userId: integer("user_id").notNull(),
  companyId: integer("company_id"),
  arrivalMails: text("arrival_mails").$type<ArrivalMails>().notNull().default("at_once"),
  createdAt: moment("created_at").notNull().defaultNow(),
});

export const parcels = pgTable("parcels", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  warehouseId: integer("warehouse_id").notNull(),
  suiteId: integer("suite_id"),
  quoteId: integer("quote_id"),
  state: text().$type<ParcelState>().notNull(),
  shop: text().notNull().default(""),
  carrier: text().notNull().default(""),
  trackingNumber: text("tracking_number"),
  /** The position among the boxes with one tracking number. */
  piece: smallint().notNull().default(1),
  expectedOn: date("expected_on"),
  note: text().notNull().default(""),
  announcedAt: moment("announced_at").notNull().defaultNow(),
  addressedTo: text("addressed_to").notNull().default(""),
  shelf: text().notNull().default(""),
  weightGrams: integer("weight_grams"),
  lengthMm: integer("length_mm"),
  widthMm: integer("width_mm"),
  heightMm: integer("height_mm"),
  receivedAt: moment("received_at"),
  freeUntil: date("free_until"),
  remindedDays: smallint("reminded_days"),
  abandonedOn: date("abandoned_on"),
  disposableFrom: date("disposable_from"),
  notices: smallint().notNull().default(0),
  arrivalMailedAt: moment("arrival_mailed_at"),
  holdReason: text("hold_reason").$type<HoldReason>(),
  holdNote: text("hold_note").notNull().default(""),
  holdUntil: date("hold_until"),
  holdAnswer: text("hold_answer").notNull().default(""),
  holdAnsweredAt: moment("hold_answered_at"),
  needsInvoice: boolean("needs_invoice").notNull().default(false),
  invoiceAttachedAt: moment("invoice_attached_at"),
  attestedAt: moment("attested_at"),
  declarationLockedAt: moment("declaration_locked_at"),
  storageOrder: integer("storage_order")
    .generatedAlwaysAs(sql`coalesce(free_until - date '2000-01-01', 1000000)`)
    .notNull(),
});

export const parcelItems = pgTable(
  "parcel_items",
  {
    parcelId: integer("parcel_id").notNull(),
    position: integer().notNull(),
    description: text().notNull(),
    quantity: integer().notNull(),
    unitValue: moneyColumn("unit_value").notNull(),
    hs6: text().notNull(),
    origin: text().notNull(),
    gtin: text().notNull().default(""),
  },
  (table) => [primaryKey({ columns: [table.parcelId, table.position] })],
);

export const parcelPhotos = pgTable("parcel_photos", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  parcelId: integer("parcel_id").notNull(),
  kind: text().$type<PhotoKind>().notNull(),
  fileId: uuid("file_id"),
  drawing: text(),
  takenAt: moment("taken_at").notNull().defaultNow(),
});

export const parcelServices = pgTable("parcel_services", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  parcelId: integer("parcel_id").notNull(),
  kind: text().$type<ParcelServiceKind>().notNull(),
  price: moneyColumn().notNull(),
  requestedAt: moment("requested_at").notNull().defaultNow(),
  doneAt: moment("done_at"),
  /** Not done before packing: the price was refunded. */
  refundedAt: moment("given_back_at"),
  doneBy: integer("done_by"),
  result: text().notNull().default(""),
});

export const parcelReturns = pgTable("parcel_returns", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  parcelId: integer("parcel_id").notNull(),
  /** The shop's address; empty where a label has it. */
  address: text().notNull(),
  rma: text().notNull().default(""),
  invoiceId: integer("invoice_id"),
  invoiceSlug: text("invoice_slug"),
  /** In euros, as shown to the customer. */
  fee: moneyColumn().notNull().default(ZERO),
  askedAt: moment("asked_at").notNull().defaultNow(),
  endedAt: moment("ended_at"),
});

export const parcelDisposals = pgTable(
  "parcel_disposals",
  {
    parcelId: integer("parcel_id").notNull(),
    memberId: integer("member_id").notNull(),
    at: moment("at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.parcelId, table.memberId] })],
);

export const parcelSearches = pgTable("parcel_searches", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  suiteId: integer("suite_id").notNull(),
  trackingNumber: text("tracking_number").notNull(),
  proof: text().notNull(),
  askedAt: moment("asked_at").notNull().defaultNow(),
  foundParcelId: integer("found_parcel_id"),
});
