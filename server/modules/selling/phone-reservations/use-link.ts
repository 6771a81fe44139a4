import { sql } from "drizzle-orm";
import type { CatalogueScope } from "#modules/catalogue/catalog/index.ts";
import { releaseOffer } from "#modules/catalogue/stock/index.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import { ownerOrNew } from "#platform/calls/owner.ts";
import type { ReaderContext } from "#platform/calls/resolve-reader.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import type { PhoneReservationDeps } from "./phone-reservation-deps.ts";
import { reservationAggregate } from "./reservation-aggregate.ts";
import { endedNow, findLinked, isNumberQueued, lockPerson } from "./reservation-store.ts";
import type { PhoneReservationRow } from "./tables.ts";

/** The reservation that the token of a mailed link opens; without one there is none (T061). */
export async function openLink({ db, storefront }: ReaderContext, token: string): Promise<PhoneReservationRow> {
  const found = await findLinked(db, { token, storefrontCode: storefront.code });
  if (!found) throw refuse("not_found");
  return found;
}

/** Joins the queue. Pressing twice is confirming once. */
export const confirm = (deps: PhoneReservationDeps, context: ReaderContext, token: string) =>
  change(deps, context, token, async (tx, reservation) => {
    if (reservation.state === "queued") return reservation;
    await lockPerson(tx, reservation.storefrontCode, reservation.phone ?? "");
    if (await isNumberQueued(tx, reservation)) throw refuse("phone_number_queued");
    const changes = { queuedAt: sql`clock_timestamp()`, expiresAt: null };
    const confirmed = { event: "confirm", ...byCustomer(context), changes } as const;
    return reservationAggregate.move(tx, reservation, confirmed, deps);
  });

export const leave = (deps: PhoneReservationDeps, context: ReaderContext, token: string) =>
  change(deps, context, token, (tx, reservation) => {
    const left = { event: "leave", ...byCustomer(context), changes: endedNow } as const;
    return reservationAggregate.move(tx, reservation, left, deps);
  });

/** The held piece goes back on sale. */
export const decline = (deps: PhoneReservationDeps, context: ReaderContext, token: string) =>
  change(deps, context, token, async (tx, reservation) => {
    const declined = { event: "decline", ...byCustomer(context), changes: endedNow } as const;
    const moved = await reservationAggregate.move(tx, reservation, declined, deps);
    await releaseOffer(tx, reservation);
    return moved;
  });

/** The held piece moves into the caller's cart. Its level is locked meanwhile, so that nobody else gets it. */
export function take(deps: PhoneReservationDeps, context: ReaderContext, scope: CatalogueScope, token: string) {
  const owner = ownerOrNew(context);
  return change(deps, context, token, async (tx, reservation) => {
    const { variantId, expiresAt } = reservation;
    const taken = { event: "take", ...byCustomer(context), changes: endedNow } as const;
    const moved = await reservationAggregate.move(tx, reservation, taken, deps);
    if (!(await releaseOffer(tx, reservation)) || !expiresAt) throw refuse("conflict");
    await deps.cart.takeHeld(tx, { owner, scope }, { variantId, until: expiresAt });
    return moved;
  });
}

const byCustomer = ({ user }: ReaderContext) => ({ actor: "customer", actorId: user?.id ?? null }) as const;

/** Locks the reservation of a link. What has run out is over, also before the clock has moved it. */
async function change(
  { now }: PhoneReservationDeps,
  context: ReaderContext,
  token: string,
  work: (tx: Database, reservation: PhoneReservationRow) => Promise<PhoneReservationRow>,
): Promise<PhoneReservationRow> {
  const { id } = await openLink(context, token);
  return transact(context.db, async (tx) => {
    const reservation = await reservationAggregate.lock(tx, id);
    if (reservation.expiresAt && reservation.expiresAt <= now()) throw refuse("conflict");
    return work(tx, reservation);
  });
}
