import { and, asc, count, eq, inArray, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import { LIVE_PHONE_RESERVATION_STATES } from "#domain/selling/phone-reservations/phone-reservation-machine.ts";
import { isAny } from "#platform/database/is-any.ts";
import type { Database } from "#platform/database/open-database.ts";
import { newSecret, tokenHash } from "#platform/secret-token.ts";
import { type PhoneReservationRow, phoneReservationLinks, phoneReservations, reservablePhones } from "./tables.ts";

export const endedNow = { endedAt: sql`clock_timestamp()`, expiresAt: null };

/** In the order set by staff. */
export async function reservableIn(db: Database, storefrontCode: string): Promise<number[]> {
  const rows = await db
    .select({ id: reservablePhones.variantId })
    .from(reservablePhones)
    .where(eq(reservablePhones.storefrontCode, storefrontCode))
    .orderBy(asc(reservablePhones.position), asc(reservablePhones.variantId));
  return rows.map(({ id }) => id);
}

/** How many people wait for each variant. */
export async function countWaiting(
  db: Database,
  storefrontCode: string,
  variantIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await db
    .select({ variantId: phoneReservations.variantId, waiting: count() })
    .from(phoneReservations)
    .where(
      and(
        eq(phoneReservations.storefrontCode, storefrontCode),
        eq(phoneReservations.state, "queued"),
        isAny(phoneReservations.variantId, variantIds),
      ),
    )
    .groupBy(phoneReservations.variantId);
  return new Map(rows.map(({ variantId, waiting }) => [variantId, waiting]));
}

/** The place of a reservation in its queue, from 1, for a statement that selects from `phone_reservations`; null outside. */
export const positionInQueue = sql<number | null>`case when phone_reservations.state = 'queued' then (
  select count(*)::integer from phone_reservations ahead
  where ahead.storefront_code = phone_reservations.storefront_code and ahead.variant_id = phone_reservations.variant_id
    and ahead.state = 'queued'
    and (ahead.queued_at, ahead.id) <= (phone_reservations.queued_at, phone_reservations.id)) end`;

export async function positionOf(db: Database, id: number): Promise<number | null> {
  const [row] = await db
    .select({ position: positionInQueue })
    .from(phoneReservations)
    .where(eq(phoneReservations.id, id));
  return row?.position ?? null;
}

/** Locks a person until the transaction ends, so that nobody has two places. */
export const lockPerson = (tx: Database, ...names: string[]) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${names.join(" ")}, 34))`);

export async function findLive(
  tx: Database,
  { storefrontCode, email }: { storefrontCode: string; email: string },
): Promise<PhoneReservationRow | null> {
  const [found] = await tx
    .select()
    .from(phoneReservations)
    .where(
      and(
        eq(phoneReservations.storefrontCode, storefrontCode),
        eq(phoneReservations.email, email),
        isAny(phoneReservations.state, LIVE_PHONE_RESERVATION_STATES),
      ),
    )
    .for("update");
  return found ?? null;
}

/** Changes a request that was repeated before it was confirmed. */
export async function changeRequest(
  tx: Database,
  id: number,
  changes: PgUpdateSetSource<typeof phoneReservations>,
): Promise<PhoneReservationRow | null> {
  const [changed] = await tx.update(phoneReservations).set(changes).where(eq(phoneReservations.id, id)).returning();
  return changed ?? null;
}

/** Whether this phone number has a place in a queue already. */
export async function isNumberQueued(
  tx: Database,
  { storefrontCode, phone }: Pick<PhoneReservationRow, "storefrontCode" | "phone">,
): Promise<boolean> {
  const isSame = and(
    eq(phoneReservations.storefrontCode, storefrontCode),
    eq(phoneReservations.phone, phone ?? ""),
    inArray(phoneReservations.state, ["queued", "offered"]),
  );
  return (await tx.$count(phoneReservations, isSame)) > 0;
}

/** A new secret for a mailed link. Earlier links stay valid. */
export async function createLink(tx: Database, reservationId: number): Promise<string> {
  const { token, hash } = newSecret();
  await tx.insert(phoneReservationLinks).values({ tokenHash: hash, reservationId });
  return token;
}

/** The reservation that a token opens in this storefront. */
export async function findLinked(
  db: Database,
  { token, storefrontCode }: { token: string; storefrontCode: string },
): Promise<PhoneReservationRow | null> {
  const hash = tokenHash(token);
  if (!hash) return null;
  const [found] = await db
    .select({ reservation: phoneReservations })
    .from(phoneReservationLinks)
    .innerJoin(phoneReservations, eq(phoneReservations.id, phoneReservationLinks.reservationId))
    .where(and(eq(phoneReservationLinks.tokenHash, hash), eq(phoneReservations.storefrontCode, storefrontCode)));
  return found?.reservation ?? null;
}

/** Removes the personal data and keeps the facts of the queue; mailed links stop working. */
export async function forget(tx: Database, reservations: readonly { id: number }[]): Promise<void> {
  const ids = reservations.map(({ id }) => id);
  await tx
    .update(phoneReservations)
    .set({ email: null, firstName: null, phone: null, userId: null })
    .where(inArray(phoneReservations.id, ids));
  await tx.delete(phoneReservationLinks).where(inArray(phoneReservationLinks.reservationId, ids));
}
