import type { InferInsertModel, InferSelectModel } from "drizzle-orm";
import type { IndexColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../database/open-database.ts";
import type { Stateful, StatefulTable } from "./move-state.ts";
import { type Cause, initialEvent, insertStatusEvents } from "./status-events.ts";

/**
 * Inserts a row in the first state of its machine together with the first event of its history (I10). With `unlessTaken`,
 * a unique column or several, the answer is null when another row has the value already, and nothing is written.
 */
export async function insertFirstState<State extends string, Table extends StatefulTable<State>>(
  tx: Database,
  { machine, table }: Stateful<State, string, string, Table>,
  values: Omit<InferInsertModel<Table>, "state">,
  cause: Cause,
  unlessTaken?: IndexColumn | IndexColumn[],
): Promise<InferSelectModel<Table> | null> {
  const rows: PgTable = table;
  const insert = tx.insert(rows).values({ ...values, state: machine.initial.state } as InferInsertModel<PgTable>);
  const inserted = tx
    .$with("inserted")
    .as((unlessTaken ? insert.onConflictDoNothing({ target: unlessTaken }) : insert).returning());
  const recorded = tx.$with("recorded", {}).as(insertStatusEvents(machine, inserted, [initialEvent(machine, cause)]));
  const [row] = await tx.with(inserted, recorded).select().from(inserted);
  return (row as InferSelectModel<Table> | undefined) ?? null;
}
