import { integer, pgTable, text } from "drizzle-orm/pg-core";
import type { ShippingMethod } from "#domain/forwarding/freight/shipping-method.ts";

export const warehouses = pgTable("warehouses", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  code: text().notNull(),
  name: text().notNull(),
  companyLine: text("company_line").notNull(),
  street: text().notNull(),
  city: text().notNull(),
  region: text().notNull().default(""),
  postalCode: text("postal_code").notNull(),
  countryCode: text("country_code").notNull(),
  phone: text().notNull(),
  methods: text().array().$type<ShippingMethod[]>().notNull(),
  timeZone: text("time_zone").notNull(),
  sort: integer().notNull(),
});
