import { and, asc, eq, type InferSelectModel, inArray, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable, PgUpdateSetSource } from "drizzle-orm/pg-core";
import { findTransition, type Machine } from "#domain/shared/state/machine.ts";
import { isAny } from "../database/is-any.ts";
import type { Database } from "../database/open-database.ts";
import { assigned, columnsOf, rowOf } from "../database/plain-rows.ts";
import { type Cause, insertStatusEvents } from "./status-events.ts";

/** A table whose rows have a state. */
export type StatefulTable<State extends string> = PgTable & {
  id: AnyPgColumn<{ data: number; notNull: true }>;
  state: AnyPgColumn<{ data: State; notNull: true }>;
};

/** A machine and the table of its rows. */
export interface Stateful<
  State extends string,
  Event extends string,
  Effect extends string,
  Table extends StatefulTable<State>,
> {
  machine: Machine<State, Event, Effect>;
  table: Table;
}

/** With `state`, as locked or expected, one statement moves the row; without it the row is locked and read first. */
export interface Subject<State extends string> {
  id: number;
  state?: State;
}

export interface Move<Event extends string, Table extends PgTable> extends Cause {
  event: Event;
  /** Columns that change together with the state. */
  changes?: PgUpdateSetSource<Table>;
  /** Further steps of the same statement, by name; they refer to the moved row as `moved`. */
  also?: Readonly<Record<string, SQL>>;
}

/** A row after its move, and the id of the status event that recorded it. */
export interface Moved<Table extends PgTable> {
  row: InferSelectModel<Table>;
  statusEvent: string;
}

/** Enqueues the job of an effect in the transaction of the move. */
export type EnqueueEffect<Effect extends string, Table extends PgTable = PgTable> = (
  effect: Effect,
  moved: Moved<Table>,
) => Promise<void>;

/**
 * Moves a row from one state to the next, records it in the history and enqueues the transition's effects, all in
 * the caller's transaction (I9, I10). Returns the row, or null when it is not in the expected state, or when the
 * machine does not allow this actor the event there. Without `enqueue` no effects follow: for history that is written
 * later.
 */
export async function moveState<
  State extends string,
  Event extends string,
  Effect extends string,
  Table extends StatefulTable<State>,
>(
  tx: Database,
  { machine, table: rows }: Stateful<State, Event, Effect, Table>,
  { id, state }: Subject<State>,
  { event, changes, also, ...cause }: Move<Event, Table>,
  enqueue: EnqueueEffect<Effect, Table> | null,
): Promise<InferSelectModel<Table> | null> {
  const table: StatefulTable<State> = rows;
  const from = state ?? (await lockState(tx, table, id));
  const transition = from && findTransition(machine, from, event, cause.actor);
  if (!transition) return null;
  const { to, effects = [] } = transition;
  const isIt = and(eq(table.id, id), eq(table.state, from));
  const [written] = await writeMove(tx, { machine, table }, isIt, { from, event, to, changes, also, ...cause });
  if (!written) return null;
  const moved = written as Moved<Table>;
  if (enqueue) for (const effect of effects) await enqueue(effect, moved);
  return moved.row;
}

/**
 * Moves several rows that are in the same state by one statement, locked in the order of their ids. Returns how many
 * were in that state. No effects follow.
 */
export async function moveStates<State extends string, Event extends string, Table extends StatefulTable<State>>(
  tx: Database,
  { machine, table: rows }: Stateful<State, Event, string, Table>,
  { ids, state: from }: { ids: readonly number[]; state: State },
  { event, changes, ...cause }: Move<Event, Table>,
): Promise<number> {
  const table: StatefulTable<State> = rows;
  const transition = findTransition(machine, from, event, cause.actor);
  if (ids.length === 0 || !transition) return 0;
  const locked = tx
    .select({ id: table.id })
    .from(table)
    .where(and(isAny(table.id, ids), eq(table.state, from)))
    .orderBy(asc(table.id))
    .for("update");
  const move = { from, event, to: transition.to, changes, ...cause };
  return (await writeMove(tx, { machine, table }, inArray(table.id, locked), move)).length;
}

interface WrittenMove<State extends string> extends Cause {
  from: State;
  event: string;
  to: State;
  changes: PgUpdateSetSource<StatefulTable<State>> | undefined;
  also?: Move<string, PgTable>["also"];
}

/** The rows and their history in one statement. */
async function writeMove<State extends string>(
  tx: Database,
  { machine, table }: Stateful<State, string, string, StatefulTable<State>>,
  isMoved: SQL | undefined,
  { changes, also = {}, ...event }: WrittenMove<State>,
) {
  const steps = Object.entries(also).map(([name, step]) => sql`, ${sql.identifier(name)} as (${step})`);
  const { rows } = await tx.execute(sql`
    with moved as (update ${table} set ${assigned(table, { ...changes, state: event.to })} where ${isMoved} returning *),
    recorded as (${insertStatusEvents(machine, MOVED, [event])} returning id)${sql.join(steps)}
    select ${columnsOf(table)}, (select max(id) from recorded) as status_event from moved`);
  return rows.map((row) => ({ row: rowOf(table, row), statusEvent: String(row.status_event) }));
}

const MOVED = sql`moved`;

async function lockState<State extends string>(
  tx: Database,
  table: StatefulTable<State>,
  id: number,
): Promise<State | null> {
  const [locked] = await tx.select({ state: table.state }).from(table).where(eq(table.id, id)).for("update");
  return locked?.state ?? null;
}
