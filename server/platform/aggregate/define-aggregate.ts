import { and, eq, type InferSelectModel, type SQL, sql } from "drizzle-orm";
import { idOf, type Numbered, numberOf } from "#domain/shared/numbers/numbers.ts";
import { ACTORS, type Actor, findTransition } from "#domain/shared/state/machine.ts";
import type { CallContext } from "../calls/call-context.ts";
import { refuse } from "../calls/call-errors.ts";
import type { StaffCallContext } from "../calls/staff-call-context.ts";
import type { Database } from "../database/open-database.ts";
import { columnsOf, rowOf } from "../database/plain-rows.ts";
import { type Move, moveState, type Stateful, type StatefulTable, type Subject } from "../state/move-state.ts";
import { historyOf, type StatusEventRow } from "../state/status-events.ts";

/** An effect of a move: its name, the moved row, and the id of the status event, which makes its key. */
export interface Effect<Name extends string, Row> {
  name: Name;
  row: Row;
  occasion: string;
  /** The details of the move. */
  details: Readonly<Record<string, unknown>>;
}

interface Declared<
  State extends string,
  Event extends string,
  Name extends string,
  Table extends StatefulTable<State>,
  Deps,
> extends Stateful<State, Event, Name, Table> {
  /** The kind of its numbers; rows without one are named by their ids. */
  prefix?: Numbered;
  /** Its name in audit entries, if not the kind of its numbers. */
  subject?: string;
  /** The storefronts that a row belongs to; members of staff of others do not see it (T065). Left out if no call names it. */
  storefrontsOf?(
    row: InferSelectModel<Table>,
    context: StaffCallContext,
  ): readonly string[] | Promise<readonly string[]>;
  /** Whether staff see a row at all: a list that was not sent is nothing to them. */
  isVisible?(row: InferSelectModel<Table>): boolean;
  /** The warehouse where a row is, for members of staff who work in some only; null where it is in none. */
  warehouseOf?(row: InferSelectModel<Table>, db: Database): number | null | Promise<number | null>;
  /** The condition for the caller's own row with this number or slug (T059). */
  isOwn?(context: CallContext, name: string): SQL | undefined;
  /** Does or enqueues what the transitions declare, in the transaction of the move. */
  effects?(deps: Deps, tx: Database, effect: Effect<Name, InferSelectModel<Table>>): Promise<void>;
  /** Follows every move, after its effects, such as an event for another module. */
  moved?(deps: Deps, tx: Database, row: InferSelectModel<Table>): Promise<void>;
}

type PastMove<Event extends string, Table extends StatefulTable<string>> = Omit<Move<Event, Table>, "actor"> & {
  /** If left out, one who may cause it. */
  actor?: Actor;
};

/** The rows of a machine: how they are found, locked and moved. Locks last until the transaction ends. */
export interface Aggregate<
  State extends string,
  Event extends string,
  Name extends string,
  Table extends StatefulTable<State>,
  Deps,
> extends Stateful<State, Event, Name, Table> {
  /** By the id, or by a condition that one row meets. */
  find(db: Database, by: number | SQL | undefined): Promise<InferSelectModel<Table> | null>;
  /** Refused as not found where there is no such row. */
  lock(tx: Database, id: number | null): Promise<InferSelectModel<Table>>;
  /** Null where there is no such row, or where it does not meet the condition any more. */
  tryLock(tx: Database, id: number, where?: SQL): Promise<InferSelectModel<Table> | null>;
  /** By a number as people write it, such as OR12. */
  lockByNumber(tx: Database, number: string): Promise<InferSelectModel<Table>>;
  /** The caller's own row; one of others is answered like one that does not exist (T059). */
  lockOwn(tx: Database, context: CallContext, name: string): Promise<InferSelectModel<Table>>;
  /** By its number, or its id, for a member of staff who may see it; it is the subject of the call. */
  lockInScope(context: StaffCallContext, name: string | number): Promise<InferSelectModel<Table>>;
  /** The same without a lock, for a call that only reads. */
  findInScope(context: StaffCallContext, name: string | number): Promise<InferSelectModel<Table>>;
  /** An event that the state or the actor does not allow is a conflict (I10). With null no effect follows. */
  move(
    tx: Database,
    row: Subject<State>,
    move: Move<Event, Table>,
    deps: Deps | null,
  ): Promise<InferSelectModel<Table>>;
  /** The same, but null where it is not allowed. */
  tryMove(
    tx: Database,
    row: Subject<State>,
    move: Move<Event, Table>,
    deps: Deps | null,
  ): Promise<InferSelectModel<Table> | null>;
  /** The oldest event first. */
  history(db: Database, id: number): Promise<StatusEventRow[]>;
  /** Writes down how a row moved in the past, for the demo and for imports; no effect follows. */
  recordPast(tx: Database, id: number, move: PastMove<Event, Table>): Promise<InferSelectModel<Table>>;
}

/** Declares the rows of a machine once. Without `effects` a move needs no dependencies. */
export function defineAggregate<
  State extends string,
  Event extends string,
  Name extends string,
  Table extends StatefulTable<State>,
  // An argument of the type void can be left out.
  Deps = void,
>(declared: Declared<State, Event, Name, Table, Deps>): Aggregate<State, Event, Name, Table, Deps> {
  type Row = InferSelectModel<Table>;
  const { machine, table, prefix, storefrontsOf, effects } = declared;
  const subject = declared.subject ?? (prefix ?? machine.name).replaceAll("_", "-");
  const rowsOf: StatefulTable<State> = table;

  type Read = (db: Database, where: SQL | undefined) => Promise<Row | null>;
  const select = async (db: Database, where: SQL | undefined, end = sql``): Promise<Row | null> => {
    const { rows } = await db.execute(sql`select ${columnsOf(table)} from ${table} where ${where}${end}`);
    return rows[0] ? rowOf(table, rows[0]) : null;
  };
  const findWhere: Read = (db, where) => select(db, where);
  const lockWhere: Read = (tx, where) => select(tx, where, FOR_UPDATE);
  const found = (row: Row | null): Row => {
    if (!row) throw refuse("not_found");
    return row;
  };

  const lock = async (tx: Database, id: number | null) => found(await lockWhere(tx, eq(rowsOf.id, id ?? 0)));
  const idBy = (name: string | number) => (typeof name === "number" ? name : prefix ? idOf(prefix, name) : null);

  const inScope = (read: Read) => async (context: StaffCallContext, name: string | number) => {
    if (!storefrontsOf) throw new Error(`No call names a ${machine.name}`);
    const row = found(await read(context.db, eq(rowsOf.id, idBy(name) ?? 0)));
    if (declared.isVisible?.(row) === false) throw refuse("not_found");
    const warehouse = (await declared.warehouseOf?.(row, context.db)) ?? null;
    const shown = prefix ? numberOf(prefix, (row as { id: number }).id) : name;
    context.concerns({ name: `${subject}:${shown}`, storefronts: await storefrontsOf(row, context), warehouse });
    return row;
  };

  const tryMove = async (tx: Database, row: Subject<State>, move: Move<Event, Table>, deps: Deps | null) => {
    const { details = {} } = move;
    const moved = await moveState(tx, { machine, table }, row, move, async (name, { row: after, statusEvent }) => {
      if (deps !== null) await effects?.(deps, tx, { name, row: after, occasion: statusEvent, details });
    });
    if (moved && deps !== null) await declared.moved?.(deps, tx, moved);
    return moved;
  };

  return {
    machine,
    table,
    find: (db, by) => findWhere(db, typeof by === "number" ? eq(rowsOf.id, by) : by),
    lock,
    tryLock: (tx, id, where) => lockWhere(tx, and(eq(rowsOf.id, id), where)),
    lockByNumber: (tx, number) => lock(tx, idBy(number)),
    async lockOwn(tx, context, name) {
      if (!declared.isOwn) throw new Error(`Nobody owns a ${machine.name}`);
      return found(await lockWhere(tx, declared.isOwn(context, name)));
    },
    lockInScope: inScope(lockWhere),
    findInScope: inScope(findWhere),
    async move(tx, row, move, deps) {
      const moved = await tryMove(tx, row, move, deps);
      if (!moved) throw refuse("conflict");
      return moved;
    },
    tryMove,
    history: (db, id) => historyOf(db, machine, id),
    async recordPast(tx, id, move) {
      const { state } = (await lock(tx, id)) as { state: State };
      const isAllowed = (each: Actor) => findTransition(machine, state, move.event, each) !== null;
      const actor = move.actor ?? ACTORS.find(isAllowed);
      const moved = actor ? await tryMove(tx, { id, state }, { ...move, actor }, null) : null;
      if (!moved) throw new Error(`The ${machine.name} ${id} cannot ${move.event} where it is`);
      return moved;
    },
  };
}

const FOR_UPDATE = sql` for update`;
