import { sql } from "drizzle-orm";
import { CONTENT_MACHINE, type ContentEvent } from "#domain/content/content/content-machine.ts";
import { defineAggregate } from "#platform/aggregate/define-aggregate.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { Move } from "#platform/state/move-state.ts";
import { contentEntries, type EntryRow } from "./tables.ts";

export const entryAggregate = defineAggregate({
  machine: CONTENT_MACHINE,
  table: contentEntries,
  storefrontsOf: ({ storefrontCode }) => [storefrontCode],
});

/** Refuses what the machine does not allow. Wants the entry locked. */
export function moveEntry(tx: Database, entry: EntryRow, move: Move<ContentEvent, typeof contentEntries>) {
  const changes = { ...move.changes, version: sql`${contentEntries.version} + 1` };
  return entryAggregate.move(tx, entry, { ...move, changes });
}
