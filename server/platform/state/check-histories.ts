import { and, asc, eq } from "drizzle-orm";
import { historyProblem, type RecordedTransition } from "#domain/shared/state/history.ts";
import type { Database } from "../database/open-database.ts";
import type { Stateful, StatefulTable } from "./move-state.ts";
import { statusEvents } from "./tables.ts";

export interface BrokenHistory {
  id: number;
  problem: string;
}

/** Finds the broken histories of one machine: in the tables, or among what was read of all machines before. */
export type FindBroken = <State extends string>(
  db: Database,
  stateful: Stateful<State, string, string, StatefulTable<State>>,
) => Promise<BrokenHistory[]>;

/** The rows whose history does not begin as declared, follow their machine without a gap and end at their state (I10). */
export async function findBrokenHistories<State extends string>(
  db: Database,
  { machine, table }: Stateful<State, string, string, StatefulTable<State>>,
): Promise<BrokenHistory[]> {
  const rows = await db
    .select({ id: table.id, state: table.state, event: statusEvents })
    .from(table)
    .leftJoin(statusEvents, and(eq(statusEvents.aggregate, machine.name), eq(statusEvents.aggregateId, table.id)))
    .orderBy(asc(table.id), asc(statusEvents.id));
  return Array.from(Map.groupBy(rows, ({ id }) => id)).flatMap(([id, [first, ...others]]) => {
    const history = [first, ...others].flatMap((row) => (row?.event ? [recordedOf(row.event)] : []));
    const problem = first ? historyProblem(machine, first.state, history) : null;
    return problem === null ? [] : [{ id, problem }];
  });
}

const recordedOf = ({ fromState, event, toState, actor }: typeof statusEvents.$inferSelect): RecordedTransition => ({
  from: fromState,
  event,
  to: toState,
  actor,
});
