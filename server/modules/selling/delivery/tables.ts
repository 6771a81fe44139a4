import {
  bigint,
  boolean,
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import type { ShippingMethod } from "#domain/forwarding/freight/shipping-method.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import type { Carrier, DeliveryType } from "#domain/selling/delivery/courier.ts";
import { moneyColumn } from "#platform/database/money-column.ts";

/** Where exactly to look for a point. */
export type PointHints = Partial<Record<Language, string>>;

export const freightDiscounts = pgTable(
  "freight_discounts",
  {
    storefrontCode: text("storefront_code").notNull(),
    currencyId: integer("currency_id").notNull(),
    method: text().$type<ShippingMethod>().notNull(),
    validFrom: date("valid_from").notNull(),
    minimumSubtotal: moneyColumn("minimum_subtotal").notNull(),
    percent: integer().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.storefrontCode, table.currencyId, table.method, table.validFrom, table.minimumSubtotal],
    }),
  ],
);

export const couriers = pgTable("couriers", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  carrier: text().$type<Carrier>().notNull(),
  deliveryType: text("delivery_type").$type<DeliveryType>().notNull(),
  countryId: integer("country_id").notNull(),
  maxWeightGrams: integer("max_weight_grams").notNull(),
  minDays: integer("min_days").notNull(),
  maxDays: integer("max_days").notNull(),
  position: integer().notNull().default(0),
  isActive: boolean("is_active").notNull().default(true),
});

export const courierFees = pgTable(
  "courier_fees",
  {
    courierId: integer("courier_id").notNull(),
    currencyId: integer("currency_id").notNull(),
    validFrom: date("valid_from").notNull(),
    amount: moneyColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.courierId, table.currencyId, table.validFrom] })],
);

export const pickupPoints = pgTable("pickup_points", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  carrier: text().$type<Carrier>().notNull(),
  externalId: text("external_id").notNull(),
  country: text().notNull(),
  type: text().$type<"locker" | "shop" | "post">().notNull(),
  name: text().notNull(),
  street: text().notNull(),
  city: text().notNull(),
  zip: text().notNull(),
  latitude: doublePrecision(),
  longitude: doublePrecision(),
  hours: text().notNull().default(""),
  hints: jsonb().$type<PointHints>().notNull().default({}),
  boxSizes: text("box_sizes").notNull().default(""),
  maxWeightGrams: integer("max_weight_grams"),
  searchText: text("search_text").notNull(),
  missingRuns: integer("missing_runs").notNull().default(0),
  isActive: boolean("is_active").notNull().default(true),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
});

export const pickupPointImports = pgTable("pickup_point_imports", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  carrier: text().$type<Carrier>().notNull(),
  ranAt: timestamp("ran_at", { withTimezone: true }).notNull().defaultNow(),
  outcome: text().$type<"applied" | "refused" | "failed">().notNull(),
  points: integer().notNull().default(0),
  note: text().notNull().default(""),
});
