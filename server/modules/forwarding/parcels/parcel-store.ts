import { and, asc, desc, eq, inArray } from "drizzle-orm";
import type { CompanyNeed } from "#domain/people/companies/company-access.ts";
import { idOf } from "#domain/shared/numbers/numbers.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import { signedIn } from "#platform/calls/signed-in.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { ParcelRow } from "./parcel-aggregate.ts";
import { mayActFor, suitesOf } from "./suites/suites.ts";
import { parcelItems, parcelPhotos, parcelServices, parcels } from "./tables.ts";

export type ItemRow = typeof parcelItems.$inferSelect;
export type PhotoRow = typeof parcelPhotos.$inferSelect;
export type ServiceRow = typeof parcelServices.$inferSelect;

/** The condition for a parcel of the caller, or of the company for which the caller may do this. */
export const isOwnParcel = (context: CallContext, number: string, need: CompanyNeed) =>
  and(
    eq(parcels.id, idOf("parcel", number) ?? 0),
    inArray(parcels.suiteId, suitesOf(context.db, signedIn(context).id, need)),
  );

/** T059: a stranger's parcel is answered like one that does not exist. */
export async function findOwnParcel(
  context: CallContext,
  number: string,
): Promise<{ parcel: ParcelRow; mayAct: boolean }> {
  const { db } = context;
  const [found] = await db
    .select({ parcel: parcels, mayAct: mayActFor(db, signedIn(context).id, parcels.suiteId) })
    .from(parcels)
    .where(isOwnParcel(context, number, "read"));
  if (!found) throw refuse("not_found");
  return found;
}

const idsOf = (found: readonly { id: number }[]) => found.map(({ id }) => id);

/** The contents of several parcels, by parcel. */
export async function itemsOf(db: Database, found: readonly { id: number }[]): Promise<Map<number, ItemRow[]>> {
  if (found.length === 0) return new Map();
  const rows = await db
    .select()
    .from(parcelItems)
    .where(inArray(parcelItems.parcelId, idsOf(found)))
    .orderBy(asc(parcelItems.position));
  return Map.groupBy(rows, (row) => row.parcelId);
}

export async function photosOf(db: Database, found: readonly { id: number }[]): Promise<Map<number, PhotoRow[]>> {
  if (found.length === 0) return new Map();
  const rows = await db
    .select()
    .from(parcelPhotos)
    .where(inArray(parcelPhotos.parcelId, idsOf(found)))
    .orderBy(asc(parcelPhotos.id));
  return Map.groupBy(rows, (row) => row.parcelId);
}

/** The newest first. */
export const servicesOf = (db: Database, id: number): Promise<ServiceRow[]> =>
  db.select().from(parcelServices).where(eq(parcelServices.parcelId, id)).orderBy(desc(parcelServices.id));
