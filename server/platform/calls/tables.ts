import { jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { bytea } from "../database/bytea.ts";

export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    owner: text().notNull(),
    call: text().notNull(),
    key: text().notNull(),
    bodyHash: bytea("body_hash").notNull(),
    lease: uuid().notNull(),
    leasedUntil: timestamp("leased_until", { withTimezone: true }).notNull(),
    answer: jsonb(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.owner, table.call, table.key] })],
);
