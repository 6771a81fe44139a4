import { bigint, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { Actor } from "#domain/shared/state/machine.ts";

/** The history of everything that has a state machine; the database refuses to change or delete it. */
export const statusEvents = pgTable("status_events", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  /** The machine's name. */
  aggregate: text().notNull(),
  aggregateId: bigint("aggregate_id", { mode: "number" }).notNull(),
  fromState: text("from_state"),
  toState: text("to_state").notNull(),
  event: text().notNull(),
  actor: text().$type<Actor>().notNull(),
  actorId: integer("actor_id"),
  note: text(),
  details: jsonb().notNull().default({}),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
