import type { Actor, Machine } from "./machine.ts";

/** One recorded transition; the first of a history comes from no state. */
export interface RecordedTransition {
  from: string | null;
  event: string;
  to: string;
  actor: Actor;
}

/** Why a history, the oldest first, does not lead to the present state by its machine; null when it does (I10). */
export function historyProblem(
  machine: Machine<string, string, string>,
  state: string,
  history: readonly RecordedTransition[],
): string | null {
  let reached: string | null = null;
  for (const recorded of history) {
    if (recorded.from !== reached) return `has a gap before ${recorded.event}`;
    if (!isDeclared(machine, recorded)) return `took the undeclared transition ${inWords(recorded)}`;
    reached = recorded.to;
  }
  return reached === state ? null : `is ${state}, but its history ends at ${reached}`;
}

function isDeclared({ initial, transitions }: Machine<string, string, string>, recorded: RecordedTransition): boolean {
  const { from, event, to, actor } = recorded;
  if (from === null) return event === initial.event && to === initial.state;
  return transitions.some(
    (one) => one.from === from && one.event === event && one.to === to && one.actors.includes(actor),
  );
}

const inWords = ({ from, event, to, actor }: RecordedTransition) => `${event} from ${from} to ${to} by ${actor}`;
