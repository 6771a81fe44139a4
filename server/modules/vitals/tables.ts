import { date, integer, pgTable, text } from "drizzle-orm/pg-core";
import type { Device, Vital } from "../../../domain/vitals/vitals.ts";

export const vitalBuckets = pgTable("vital_buckets", {
  day: date({ mode: "string" }).notNull(),
  storefrontCode: text("storefront_code").notNull(),
  route: text().notNull(),
  device: text().$type<Device>().notNull(),
  build: text().notNull(),
  metric: text().$type<Vital>().notNull(),
  bucket: integer().notNull(),
  count: integer().notNull(),
});
