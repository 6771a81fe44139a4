import { pgTable, text } from "drizzle-orm/pg-core";
import { bytea } from "../database/bytea.ts";

export const signingKeys = pgTable("signing_keys", {
  name: text().primaryKey(),
  key: bytea().notNull(),
});
