import { and, asc, desc, eq, inArray } from "drizzle-orm";
import { parcelId } from "../../../domain/parcels/parcel-number.ts";
import { refuse } from "../../platform/calls/call-errors.ts";
import type { Database } from "../../platform/database/open-database.ts";
import type { ParcelRow } from "./move-parcel.ts";
import { parcelItems, parcelPhotos, parcelServices, parcels } from "./tables.ts";

export type ItemRow = typeof parcelItems.$inferSelect;
export type PhotoRow = typeof parcelPhotos.$inferSelect;
export type ServiceRow = typeof parcelServices.$inferSelect;

const isOwn = (suiteId: number | undefined, number: string) =>
  and(eq(parcels.id, parcelId(number) ?? 0), eq(parcels.suiteId, suiteId ?? 0));

/** T059: a stranger's parcel is answered like one that does not exist. */
export async function findOwnParcel(db: Database, suiteId: number | undefined, number: string): Promise<ParcelRow> {
  const [parcel] = await db.select().from(parcels).where(isOwn(suiteId, number));
  if (!parcel) throw refuse("not_found");
  return parcel;
}

/** The same, locked until the transaction ends. */
export async function lockOwnParcel(tx: Database, suiteId: number | undefined, number: string): Promise<ParcelRow> {
  const [parcel] = await tx.select().from(parcels).where(isOwn(suiteId, number)).for("update");
  if (!parcel) throw refuse("not_found");
  return parcel;
}

export async function lockParcel(tx: Database, id: number | null): Promise<ParcelRow> {
  const [parcel] = await tx
    .select()
    .from(parcels)
    .where(eq(parcels.id, id ?? 0))
    .for("update");
  if (!parcel) throw refuse("not_found");
  return parcel;
}

const idsOf = (found: readonly { id: number }[]) => found.map(({ id }) => id);

/** What several parcels contain, by parcel. */
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
