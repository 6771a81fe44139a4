import { bigint, boolean, integer, jsonb, pgTable, smallint, text } from "drizzle-orm/pg-core";
import type { TrackedCarrier } from "#domain/forwarding/shipments/tracked-carriers.ts";
import type { TrackingCode } from "#domain/forwarding/shipments/tracking-codes.ts";
import { bytea } from "#platform/database/bytea.ts";
import { moment } from "#platform/database/moment.ts";
import type { LabelRequest } from "./carriers/carrier.ts";
import type { SubjectKind } from "./subject.ts";

export const shipments = pgTable("shipments", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  subjectKind: text("subject_kind").$type<SubjectKind>().notNull(),
  subjectId: integer("subject_id").notNull(),
  storefrontCode: text("storefront_code").notNull(),
  carrier: text().$type<TrackedCarrier>(),
  trackingNumber: text("tracking_number"),
  status: text().$type<TrackingCode>(),
  statusRank: smallint("status_rank").notNull().default(0),
  statusAt: moment("status_at"),
  endedAt: moment("ended_at"),
  lastEventAt: moment("last_event_at"),
  isBehind: boolean("is_behind").notNull().default(false),
  nextPollAt: moment("next_poll_at"),
  carrierCursor: text("carrier_cursor"),
  createdAt: moment("created_at").notNull().defaultNow(),
});

export const shipmentLabels = pgTable("shipment_labels", {
  shipmentId: integer("shipment_id").primaryKey(),
  carrier: text().$type<TrackedCarrier>().notNull(),
  request: jsonb().$type<LabelRequest>().notNull(),
  askedAt: moment("asked_at").notNull().defaultNow(),
  pdf: bytea(),
  madeAt: moment("made_at"),
  cancelledAt: moment("cancelled_at"),
});

export const trackingEvents = pgTable("tracking_events", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  shipmentId: integer("shipment_id").notNull(),
  code: text().$type<TrackingCode>().notNull(),
  location: text("place"),
  happenedAt: moment("happened_at").notNull(),
  source: text().$type<"staff" | "carrier" | "system">().notNull(),
  carrierCode: text("carrier_code"),
  recordedAt: moment("recorded_at").notNull().defaultNow(),
});

export const parkedCarrierEvents = pgTable("parked_carrier_events", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  carrier: text().$type<TrackedCarrier>().notNull(),
  trackingNumber: text("tracking_number").notNull(),
  carrierCode: text("carrier_code").notNull(),
  code: text().$type<TrackingCode>(),
  location: text("place"),
  happenedAt: moment("happened_at").notNull(),
  reason: text().$type<"unknown_number" | "unknown_code">().notNull(),
  receivedAt: moment("received_at").notNull().defaultNow(),
});

export const trackingLinks = pgTable("tracking_links", {
  tokenHash: bytea("token_hash").primaryKey(),
  subjectKind: text("subject_kind").$type<SubjectKind>().notNull(),
  subjectId: integer("subject_id").notNull(),
  createdAt: moment("created_at").notNull().defaultNow(),
});
