import type { Permission } from "#domain/people/access/permissions.ts";

/** The actors that can cause a transition: the customer, staff, the program itself, or a payment provider (I10). */
export const ACTORS = ["customer", "staff", "system", "provider"] as const;
export type Actor = (typeof ACTORS)[number];

export interface Transition<State extends string, Event extends string, Effect extends string = never> {
  from: State;
  event: Event;
  to: State;
  actors: readonly Actor[];
  /** The right that a member needs to cause it; named by every transition that staff cause. */
  permission?: Permission;
  /** The jobs that follow; they exist only after the commit. */
  effects?: readonly Effect[];
}

/** States, events and transitions as data: every transition that is not listed is refused (I10). */
export interface Machine<State extends string, Event extends string, Effect extends string = never> {
  /** The name under which status events are stored. */
  name: string;
  states: readonly State[];
  events: readonly Event[];
  /** The event and state that a history begins with. */
  initial: { event: string; state: State };
  transitions: readonly Transition<State, Event, Effect>[];
}

/** The transition that an event causes when this actor asks for it; null when the machine does not allow it (I10). */
export function findTransition<State extends string, Event extends string, Effect extends string>(
  { transitions }: Machine<State, Event, Effect>,
  from: State,
  event: Event,
  actor: Actor,
): Transition<State, Event, Effect> | null {
  return transitions.find((one) => one.from === from && one.event === event && one.actors.includes(actor)) ?? null;
}

/** The state that an event leads to; null when the state or the actor does not allow it (I10). */
export function nextState<State extends string, Event extends string>(
  machine: Machine<State, Event, string>,
  from: State,
  event: Event,
  actor: Actor,
): State | null {
  return findTransition(machine, from, event, actor)?.to ?? null;
}

/** A member of staff, by what their roles allow. */
export interface Member {
  permissions: readonly Permission[];
}

/** Whether a member has the permission that a transition of staff names. */
export const isAllowed = ({ permission }: { permission?: Permission }, { permissions }: Member): boolean =>
  permission !== undefined && permissions.includes(permission);

/** The events that a member of staff or another actor can cause next: screens offer exactly these (I10). */
export function nextEvents<State extends string, Event extends string>(
  machine: Machine<State, Event, string>,
  state: State,
  by: Exclude<Actor, "staff"> | Member,
): Event[] {
  if (typeof by === "string") return machine.events.filter((event) => nextState(machine, state, event, by) !== null);
  return machine.events.filter((event) => {
    const transition = findTransition(machine, state, event, "staff");
    return transition !== null && isAllowed(transition, by);
  });
}
