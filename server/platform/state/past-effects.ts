import type { Machine } from "#domain/shared/state/machine.ts";
import type { StatusEventRow } from "./status-events.ts";

export type PastEvent = Pick<StatusEventRow, "id" | "fromState" | "event">;

interface PastEffect<Name extends string> {
  name: Name;
  /** The id of its status event, which makes the key of what it did. */
  occasion: string;
}

/** The effects that followed the events of a history, as `defineAggregate` gave them to the module. */
export const pastEffects = <Name extends string>(
  { transitions }: Machine<string, string, Name>,
  history: readonly PastEvent[],
): PastEffect<Name>[] =>
  history.flatMap(({ id, fromState, event }) =>
    transitions
      .filter((one) => one.from === fromState && one.event === event)
      .flatMap(({ effects = [] }) => effects.map((name) => ({ name, occasion: String(id) }))),
  );
