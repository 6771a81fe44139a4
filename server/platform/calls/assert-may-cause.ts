import { findTransition, isAllowed, type Machine } from "#domain/shared/state/machine.ts";
import { refuse } from "./call-errors.ts";
import { actingMember, type StaffCallContext } from "./staff-call-context.ts";

/** Refuses an event whose transition needs a permission that the member lacks. A state that does not allow it is a conflict. */
export function assertMayCause<State extends string, Event extends string>(
  context: Pick<StaffCallContext, "member">,
  machine: Machine<State, Event, string>,
  state: State,
  event: Event,
): void {
  const transition = findTransition(machine, state, event, "staff");
  if (transition && !isAllowed(transition, actingMember(context))) throw refuse("forbidden");
}
