import { and, asc, eq, or } from "drizzle-orm";
import { LIVE_PHONE_RESERVATION_STATES } from "#domain/selling/phone-reservations/phone-reservation-machine.ts";
import { releaseOffer } from "#modules/catalogue/stock/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { Person } from "#platform/personal-data/person.ts";
import { reservationAggregate } from "./reservation-aggregate.ts";
import { endedNow, forget } from "./reservation-store.ts";
import { phoneReservations } from "./tables.ts";

/** Asked for with the account or with its address. */
const isOf = ({ userId, email, storefrontCode }: Person) =>
  and(
    eq(phoneReservations.storefrontCode, storefrontCode),
    or(eq(phoneReservations.userId, userId), eq(phoneReservations.email, email)),
  );

/** A person's places in queues for phones (T129). An erasure gives them up (T130). */
export const phoneReservationData = {
  name: "phone-reservations",
  collect: (db: Database, person: Person) =>
    db.select().from(phoneReservations).where(isOf(person)).orderBy(asc(phoneReservations.id)),
  async erase(tx: Database, person: Person) {
    const found = await tx.select().from(phoneReservations).where(isOf(person)).for("update");
    for (const reservation of found) {
      if (LIVE_PHONE_RESERVATION_STATES.includes(reservation.state)) {
        const event = reservation.state === "offered" ? "decline" : "leave";
        const move = { event, actor: "customer", actorId: person.userId, changes: endedNow } as const;
        await reservationAggregate.tryMove(tx, reservation, move, null);
        await releaseOffer(tx, reservation);
      }
    }
    await forget(tx, found);
  },
};
