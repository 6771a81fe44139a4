import type { InferInsertModel, InferSelectModel } from "drizzle-orm";
import type { IndexColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../database/open-database.ts";
import type { Stateful, StatefulTable } from "./move-state.ts";
import { type Cause, initialEvent, insertStatusEvents } from "./status-events.ts";

/** Inserts a row in the first state of its machine together with the first event of its history (I10). */
export async function insertFirstState<State extends string, Table extends StatefulTable<State>>(
  tx: Database,
  stateful: Stateful<State, string, string, Table>,
  values: Omit<InferInsertModel<Table>, "state">,
  cause: Cause,
): Promise<InferSelectModel<Table>> {
  const row = await insert(tx, stateful, values, cause);
  if (!row) throw new Error("An insert returned nothing");
  return row;
}

/** The same unless another row has the value of a unique column, or of several: then null, and nothing is written. */
export const insertUnlessTaken = <State extends string, Table extends StatefulTable<State>>(
  tx: Database,
  stateful: Stateful<State, string, string, Table>,
  values: Omit<InferInsertModel<Table>, "state">,
  cause: Cause,
  unique: IndexColumn | IndexColumn[],
): Promise<InferSelectModel<Table> | null> => insert(tx, stateful, values, cause, unique);

async function insert<State extends string, Table extends StatefulTable<State>>(
  tx: Database,
  { machine, table }: Stateful<State, string, string, Table>,
  values: Omit<InferInsertModel<Table>, "state">,
  cause: Cause,
  unlessTaken?: IndexColumn | IndexColumn[],
): Promise<InferSelectModel<Table> | null> {
  const rows: PgTable = table;
  const inserting = tx.insert(rows).values({ ...values, state: machine.initial.state } as InferInsertModel<PgTable>);
  const inserted = tx
    .$with("inserted")
    .as((unlessTaken ? inserting.onConflictDoNothing({ target: unlessTaken }) : inserting).returning());
  const recorded = tx.$with("recorded", {}).as(insertStatusEvents(machine, inserted, [initialEvent(machine, cause)]));
  const [row] = await tx.with(inserted, recorded).select().from(inserted);
  return (row as InferSelectModel<Table> | undefined) ?? null;
}
