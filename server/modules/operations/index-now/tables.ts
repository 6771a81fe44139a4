import { pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "#platform/database/moment.ts";

export const indexNowRounds = pgTable("index_now_rounds", {
  storefrontCode: text("storefront_code").primaryKey(),
  reportedUntil: moment("reported_until").notNull(),
});
