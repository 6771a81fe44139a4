import { bigint, boolean, date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { Hazard, RestrictionEffect } from "#domain/forwarding/customs/hazards.ts";
import type { ShippingMethod } from "#domain/forwarding/freight/shipping-method.ts";
import type { FeeKey } from "#domain/forwarding/landed-cost/forwarding-fees.ts";
import { moneyColumn } from "#platform/database/money-column.ts";

export const tariffCodes = pgTable("tariff_codes", {
  hs6: text().primaryKey(),
  hazards: text().array().$type<Hazard[]>().notNull().default([]),
  isCommon: boolean("is_common").notNull().default(false),
});

export const tariffCodeTexts = pgTable(
  "tariff_code_texts",
  {
    hs6: text().notNull(),
    languageId: integer("language_id").notNull(),
    name: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.hs6, table.languageId] })],
);

export const tariffRates = pgTable("tariff_rates", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  hs6: text().notNull(),
  origin: text(),
  validFrom: date("valid_from").notNull(),
  basisPoints: integer("basis_points").notNull(),
});

export const tariffChapterRates = pgTable(
  "tariff_chapter_rates",
  {
    chapter: text().notNull(),
    validFrom: date("valid_from").notNull(),
    basisPoints: integer("basis_points").notNull(),
  },
  (table) => [primaryKey({ columns: [table.chapter, table.validFrom] })],
);

export const customsRules = pgTable(
  "customs_rules",
  {
    countryId: integer("country_id").notNull(),
    validFrom: date("valid_from").notNull(),
    limit: moneyColumn("limit_amount").notNull(),
    dutyPerCode: moneyColumn("duty_per_code"),
    dutyBasisPoints: integer("duty_basis_points"),
  },
  (table) => [primaryKey({ columns: [table.countryId, table.validFrom] })],
);

export const restrictions = pgTable("restrictions", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  hazard: text().$type<Hazard>().notNull(),
  method: text().$type<ShippingMethod>(),
  countryId: integer("country_id"),
  effect: text().$type<RestrictionEffect>().notNull(),
});

export const forwardingFees = pgTable(
  "forwarding_fees",
  {
    key: text().$type<FeeKey>().notNull(),
    validFrom: date("valid_from").notNull(),
    value: bigint({ mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.validFrom] })],
);
