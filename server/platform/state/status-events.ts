import { and, asc, eq, inArray, isNotNull, max, type SQL, sql, type WithSubquery } from "drizzle-orm";
import type { Actor, Machine } from "#domain/shared/state/machine.ts";
import { isAny } from "../database/is-any.ts";
import type { Database } from "../database/open-database.ts";
import { statusEvents } from "./tables.ts";

export type StatusEventRow = typeof statusEvents.$inferSelect;

/** The actor of a transition, and the details to keep about it. */
export interface Cause {
  actor: Actor;
  actorId?: number | null;
  note?: string | undefined;
  details?: Record<string, unknown>;
  /** When it happened; now, unless history is written. */
  at?: Date | undefined;
}

export interface StatusEvent extends Cause {
  from: string | null;
  event: string;
  to: string;
}

/** The event with which the history of a new row begins. */
export const initialEvent = ({ initial }: Machine<string, string, string>, cause: Cause): StatusEvent => ({
  from: null,
  event: initial.event,
  to: initial.state,
  ...cause,
});

/**
 * Part of the statement that writes a row: records its events in this order, so that no row changes without its
 * history and none costs a second round trip (I10).
 */
export function insertStatusEvents(
  { name }: Pick<Machine<string, string, string>, "name">,
  written: WithSubquery | SQL,
  events: readonly StatusEvent[],
): SQL {
  const rows = events.map(
    ({ from, to, event, actor, actorId = null, note = null, details = {}, at }) =>
      sql`(${from}::text, ${to}::text, ${event}::text, ${actor}::text, ${actorId}::integer, ${note}::text,
        ${JSON.stringify(details)}::jsonb, ${at ?? sql`clock_timestamp()`}::timestamptz)`,
  );
  return sql`
    insert into status_events (aggregate, aggregate_id, from_state, to_state, event, actor, actor_id, note, details, at)
    select ${name}, ${written}.id, recorded.* from ${written}, (values ${sql.join(rows, sql`, `)}) as recorded`;
}

/** When an event last happened to each of some rows. */
export async function lastTimes(
  db: Database,
  { name }: Pick<Machine<string, string, string>, "name">,
  event: string,
  ids: readonly number[],
): Promise<Map<number, Date>> {
  if (ids.length === 0) return new Map();
  const { aggregate, aggregateId, at } = statusEvents;
  const rows = await db
    .select({ id: aggregateId, at: max(at) })
    .from(statusEvents)
    .where(and(eq(aggregate, name), isAny(aggregateId, ids), eq(statusEvents.event, event)))
    .groupBy(aggregateId);
  return new Map(rows.flatMap((row) => (row.at ? [[row.id, row.at] as const] : [])));
}

/** The status events of one row, the oldest first. */
export const historyOf = (
  db: Database,
  { name }: Pick<Machine<string, string, string>, "name">,
  id: number,
): Promise<StatusEventRow[]> =>
  db
    .select()
    .from(statusEvents)
    .where(and(eq(statusEvents.aggregate, name), eq(statusEvents.aggregateId, id)))
    .orderBy(asc(statusEvents.id));

export type HistoryEntry = Pick<StatusEventRow, "event" | "fromState" | "toState" | "note" | "details"> & {
  at: string;
};

/** The history of a row as a JSON expression, for a statement that reads more. */
export const historyJson = (
  { name }: Pick<Machine<string, string, string>, "name">,
  id: SQL,
): SQL<HistoryEntry[]> => sql`(
  select coalesce(json_agg(json_build_object('event', event, 'fromState', from_state, 'toState', to_state, 'note', note,
    'details', details, 'at', at) order by status_events.id), '[]')
  from status_events where aggregate = ${name} and aggregate_id = ${id})`;

/** Clears the notes of rows whose owner is erased; the status events stay (T130). */
export async function forgetNotes(
  tx: Database,
  { name }: Pick<Machine<string, string, string>, "name">,
  ids: readonly number[],
): Promise<void> {
  await tx
    .update(statusEvents)
    .set({ note: null })
    .where(and(eq(statusEvents.aggregate, name), inArray(statusEvents.aggregateId, ids), isNotNull(statusEvents.note)));
}
