import { date, integer, pgTable, text } from "drizzle-orm/pg-core";
import type { Device, Measure } from "#domain/operations/vitals/vitals.ts";

export const vitalBuckets = pgTable("vital_buckets", {
  day: date({ mode: "string" }).notNull(),
  storefrontCode: text("storefront_code").notNull(),
  route: text().notNull(),
  device: text().$type<Device>().notNull(),
  build: text().notNull(),
  metric: text().$type<Measure>().notNull(),
  bucket: integer().notNull(),
  count: integer().notNull(),
});
