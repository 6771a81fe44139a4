import type { PhoneReservationEvent } from "#domain/selling/phone-reservations/phone-reservation-machine.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import type { Database } from "#platform/database/open-database.ts";
import { type Move, moveState } from "#platform/state/move-state.ts";
import type { PhoneReservationDeps } from "./phone-reservation-deps.ts";
import { mailReservation } from "./reservation-mail.ts";
import { lockReservation, phoneReservationStates } from "./reservation-store.ts";
import type { PhoneReservationRow, phoneReservations } from "./tables.ts";

/** Moves a locked reservation and queues the mail that the transition declares; refused where the machine has none. */
export async function moveReservation(
  deps: PhoneReservationDeps,
  tx: Database,
  reservation: PhoneReservationRow,
  move: Move<PhoneReservationEvent, typeof phoneReservations>,
): Promise<PhoneReservationRow> {
  const moved = await moveState(tx, phoneReservationStates, reservation, move, async (effect) => {
    const changed = await lockReservation(tx, reservation.id);
    if (changed) await mailReservation(deps, tx, changed, effect);
  });
  if (!moved) throw refuse("conflict");
  return moved;
}
