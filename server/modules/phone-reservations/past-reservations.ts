import {
  PHONE_RESERVATION_MACHINE,
  type PhoneReservationEvent,
} from "../../../domain/phone-reservations/phone-reservation-machine.ts";
import { ACTORS, findTransition } from "../../../domain/state/machine.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { insertFirstState } from "../../platform/state/insert-first-state.ts";
import { moveState } from "../../platform/state/move-state.ts";
import { phoneReservationStates } from "./reservation-store.ts";
import type { phoneReservations } from "./tables.ts";

type NewReservation = Omit<typeof phoneReservations.$inferInsert, "state"> & { createdAt: Date };

interface PastEvent {
  event: PhoneReservationEvent;
  at: Date;
  changes: Partial<typeof phoneReservations.$inferInsert>;
}

/** Writes down a reservation of the past with all that happened to it, such as the demo's. No mail follows. */
export async function insertPastReservation(
  tx: Database,
  values: NewReservation,
  events: readonly PastEvent[],
): Promise<number> {
  const cause = { actor: "customer", actorId: values.userId ?? null, at: values.createdAt } as const;
  let reservation = await insertFirstState(tx, phoneReservationStates, values, cause);
  for (const { event, ...given } of events) {
    const state = reservation?.state ?? PHONE_RESERVATION_MACHINE.initial.state;
    const actor = ACTORS.find((each) => findTransition(PHONE_RESERVATION_MACHINE, state, event, each) !== null);
    if (!reservation || !actor) throw new Error(`A reservation cannot ${event} where it is`);
    reservation = await moveState(tx, phoneReservationStates, reservation, { event, actor, ...given }, null);
  }
  if (!reservation) throw new Error("A reservation of the past could not be written");
  return reservation.id;
}
