import { bigint, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { ErrorState } from "#domain/operations/errors/error-machine.ts";
import type { Frame } from "#domain/operations/errors/fingerprint.ts";
import { moment } from "#platform/database/moment.ts";

export const errorGroups = pgTable("error_groups", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  scope: text().notNull(),
  fingerprint: text().notNull(),
  side: text().$type<"browser" | "server">().notNull(),
  state: text().$type<ErrorState>().notNull(),
  type: text().notNull(),
  message: text().notNull(),
  culprit: text(),
  firstBuild: text("first_build").notNull(),
  lastBuild: text("last_build").notNull(),
  firstSeen: moment("first_seen").notNull(),
  lastSeen: moment("last_seen").notNull(),
  count: integer().notNull().default(0),
  resolvedAt: moment("resolved_at"),
  mailedAt: moment("mailed_at"),
});
export type GroupRow = typeof errorGroups.$inferSelect;

export const errorEvents = pgTable("error_events", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  groupId: integer("group_id").notNull(),
  at: moment("at").notNull(),
  build: text().notNull(),
  message: text().notNull(),
  path: text().notNull(),
  browser: text().notNull(),
  frames: jsonb().$type<Frame[]>().notNull(),
  replayId: text("replay_id"),
});

export const errorReplays = pgTable("error_replays", {
  replayId: text("replay_id").notNull(),
  segment: integer().notNull(),
  scope: text().notNull(),
  at: moment("at").notNull(),
  recording: text().notNull(),
});

export const knownBuilds = pgTable("known_builds", {
  build: text().primaryKey(),
  firstRun: moment("first_run").notNull(),
});
