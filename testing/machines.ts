import { ACTORS, type Machine, nextState } from "#domain/shared/state/machine.ts";

/** The faults of a machine: transitions listed twice, unreachable states, events without an effect or an actor. */
export function machineProblems({ states, events, initial, transitions }: Machine<string, string, string>): string[] {
  const names = transitions.map(({ from, event }) => `${event} from ${from}`);
  const reached = new Set([initial.state, ...transitions.map(({ to }) => to)]);
  const used = new Set(transitions.map(({ event }) => event));
  return [
    ...names.filter((name, index) => names.indexOf(name) !== index).map((name) => `${name} is listed twice`),
    ...states.filter((state) => !reached.has(state)).map((state) => `nothing leads to ${state}`),
    ...events.filter((event) => !used.has(event)).map((event) => `${event} causes nothing`),
    ...transitions.filter(({ actors }) => actors.length === 0).map(({ event }) => `nobody may ${event}`),
    ...transitions
      .filter(({ actors, permission }) => actors.includes("staff") !== (permission !== undefined))
      .map(({ from, event }) => `${event} from ${from} needs a permission, if and only if staff cause it`),
  ];
}

/** The states that nothing leads out of. */
export const finalStates = <State extends string>({ states, transitions }: Machine<State, string, string>): State[] =>
  states.filter((state) => !transitions.some(({ from }) => from === state));

/** The target of an event from each state, in the order of the states; a dash where there is none. */
export function targetsOf<State extends string, Event extends string>(
  machine: Machine<State, Event, string>,
  event: Event,
): string {
  return machine.states
    .map((from) => ACTORS.map((actor) => nextState(machine, from, event, actor)).find((to) => to !== null) ?? "-")
    .join(" ");
}

/** The actors that may cause an event in some state. */
export function actorsOf<State extends string, Event extends string>(
  machine: Machine<State, Event, string>,
  event: Event,
): string {
  const mayCause = (actor: (typeof ACTORS)[number]) =>
    machine.states.some((from) => nextState(machine, from, event, actor) !== null);
  return ACTORS.filter(mayCause).join(" ");
}
