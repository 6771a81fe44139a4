import { OFFERED_FOR_HOURS } from "#domain/selling/phone-reservations/phone-reservation.ts";
import { holdForOffer } from "#modules/catalogue/stock/index.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { PhoneReservationDeps } from "./phone-reservation-deps.ts";
import { reservationAggregate } from "./reservation-aggregate.ts";
import { positionOf } from "./reservation-store.ts";
import type { PhoneReservationRow } from "./tables.ts";

/**
 * Holds a piece for the first person in the queue. Refused for anybody behind them, and while every piece is promised. Wants
 * the reservation locked.
 */
export async function offerPhone(
  deps: PhoneReservationDeps,
  tx: Database,
  reservation: PhoneReservationRow,
  by: number,
): Promise<PhoneReservationRow> {
  // One that is offered already has its piece.
  if (reservation.state !== "queued") throw refuse("conflict");
  const expiresAt = await holdForOffer(tx, { ...reservation, hours: OFFERED_FOR_HOURS });
  // Read after the level was locked: two members of staff offer one after the other.
  if (!expiresAt || (await positionOf(tx, reservation.id)) !== 1) throw refuse("conflict");
  const offer = { event: "offer", actor: "staff", actorId: by, changes: { expiresAt } } as const;
  return reservationAggregate.move(tx, reservation, offer, deps);
}
