import type { PhoneReservationEvent } from "#domain/selling/phone-reservations/phone-reservation-machine.ts";
import type { Database } from "#platform/database/open-database.ts";
import { insertFirstState } from "#platform/state/insert-first-state.ts";
import { moveInThePast } from "#platform/state/move-in-the-past.ts";
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
  for (const move of events) reservation = await moveInThePast(tx, phoneReservationStates, reservation, move);
  return reservation.id;
}
