import type { InferSelectModel } from "drizzle-orm";
import { ACTORS, findTransition } from "#domain/shared/state/machine.ts";
import type { Database } from "../database/open-database.ts";
import { type Move, moveState, type Stateful, type StatefulTable, type Subject } from "./move-state.ts";

/** Writes down how a row moved in the past, by an actor who may cause it; no effect follows. For the demo and for imports. */
export async function moveInThePast<
  State extends string,
  Event extends string,
  Effect extends string,
  Table extends StatefulTable<State>,
>(
  tx: Database,
  states: Stateful<State, Event, Effect, Table>,
  { id, state }: Required<Subject<State>>,
  move: Omit<Move<Event, Table>, "actor">,
): Promise<InferSelectModel<Table>> {
  const { machine } = states;
  const actor = ACTORS.find((each) => findTransition(machine, state, move.event, each) !== null);
  const moved = actor ? await moveState(tx, states, { id, state }, { ...move, actor }, null) : null;
  if (!moved) throw new Error(`The ${machine.name} ${id} cannot ${move.event} where it is`);
  return moved;
}
