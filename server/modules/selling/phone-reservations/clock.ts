import { and, asc, eq, isNotNull, lte } from "drizzle-orm";
import { FORGOTTEN_AFTER_DAYS } from "#domain/selling/phone-reservations/phone-reservation.ts";
import { DAY_MS, earlier } from "#domain/shared/time/durations.ts";
import { releaseOffer } from "#modules/catalogue/stock/index.ts";
import { transact } from "#platform/database/transact.ts";
import { runEach } from "#platform/jobs/run-each.ts";
import type { PhoneReservationDeps } from "./phone-reservation-deps.ts";
import { reservationAggregate } from "./reservation-aggregate.ts";
import { endedNow, forget } from "./reservation-store.ts";
import { phoneReservations } from "./tables.ts";

const BATCH = 200;

/** All time-driven changes of phone reservations. */
export async function turnClock(deps: PhoneReservationDeps): Promise<void> {
  await expireReservations(deps);
  await forgetPeople(deps);
}

/** One transaction each, so that a failure does not hold up the others. */
async function expireReservations(deps: PhoneReservationDeps): Promise<void> {
  const isDue = lte(phoneReservations.expiresAt, deps.now());
  const due = await deps.db
    .select({ id: phoneReservations.id })
    .from(phoneReservations)
    .where(isDue)
    .orderBy(asc(phoneReservations.id))
    .limit(BATCH);
  await runEach("phone reservations", due, ({ id }) =>
    transact(deps.db, async (tx) => {
      const [reservation] = await tx
        .select()
        .from(phoneReservations)
        .where(and(eq(phoneReservations.id, id), isDue))
        .for("update", { skipLocked: true });
      if (!reservation) return;
      const expire = { event: "expire", actor: "system", changes: endedNow } as const;
      await reservationAggregate.move(tx, reservation, expire, deps);
      await releaseOffer(tx, reservation);
    }),
  );
}

/** A reservation that has ended needs no name, no address and no phone number any more. */
async function forgetPeople({ db, now }: PhoneReservationDeps): Promise<void> {
  const longAgo = earlier(now(), FORGOTTEN_AFTER_DAYS * DAY_MS);
  await transact(db, async (tx) => {
    const old = await tx
      .select({ id: phoneReservations.id })
      .from(phoneReservations)
      .where(and(lte(phoneReservations.endedAt, longAgo), isNotNull(phoneReservations.email)))
      .limit(BATCH);
    await forget(tx, old);
  });
}
