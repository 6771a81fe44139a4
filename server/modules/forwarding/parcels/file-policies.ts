import { and, eq, inArray } from "drizzle-orm";
import type { FilePolicy } from "#modules/operations/files/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import { isPrivate, suitesOf } from "./suites/suites.ts";
import { parcelSearches, parcels, suites } from "./tables.ts";

/** Photos of the warehouse, invoices of shops, and proofs of customers who search for a parcel. */
export const PHOTO = "parcel-photo";
export const INVOICE = "parcel-invoice";
export const PROOF = "parcel-proof";
/** Documents of an answer to a hold, uploaded as proofs. */
export const HOLD_ANSWER = "parcel-hold-answer";

/** The shop's label for sending a parcel back, uploaded as a proof. */
export const RETURN_LABEL = "parcel-return-label";

type Owns = (db: Database, subjectId: number, userId: number) => Promise<boolean>;

/** T106, I17: only the parcel's owner, the members of its company and the staff of its warehouse may read its files. */
const policy = (kind: string, owns: Owns, locationOf: FilePolicy["locationOf"]): FilePolicy => ({
  kind,
  permission: "warehouse.read",
  locationOf,
  mayRead: async (db, subjectId, reader) => "user" in reader && owns(db, subjectId, reader.user.id),
});

/** A box without a suite concerns every member of its warehouse. */
const locationOfParcel: FilePolicy["locationOf"] = async (db, parcelId) => {
  const [place] = await db
    .select({ storefrontCode: suites.storefrontCode, warehouseId: parcels.warehouseId })
    .from(parcels)
    .leftJoin(suites, eq(suites.id, parcels.suiteId))
    .where(eq(parcels.id, parcelId));
  return place ?? null;
};

/** A search has no warehouse until its parcel is found. */
const locationOfSearch: FilePolicy["locationOf"] = async (db, searchId) => {
  const [place] = await db
    .select({ storefrontCode: suites.storefrontCode, warehouseId: parcels.warehouseId })
    .from(parcelSearches)
    .innerJoin(suites, eq(suites.id, parcelSearches.suiteId))
    .leftJoin(parcels, eq(parcels.id, parcelSearches.foundParcelId))
    .where(eq(parcelSearches.id, searchId));
  return place ?? null;
};

const ownsParcel: Owns = async (db, parcelId, userId) => {
  const found = await db
    .select({ id: parcels.id })
    .from(parcels)
    .where(and(eq(parcels.id, parcelId), inArray(parcels.suiteId, suitesOf(db, userId, "read"))));
  return found.length > 0;
};

const ownsSearch: Owns = async (db, searchId, userId) => {
  const found = await db
    .select({ id: parcelSearches.id })
    .from(parcelSearches)
    .where(and(eq(parcelSearches.id, searchId), inArray(parcelSearches.suiteId, suitesOf(db, userId, "read"))));
  return found.length > 0;
};

async function parcelsOf(db: Database, userId: number): Promise<number[]> {
  const found = await db
    .select({ id: parcels.id })
    .from(parcels)
    .innerJoin(suites, eq(suites.id, parcels.suiteId))
    .where(isPrivate(userId));
  return found.map(({ id }) => id);
}

export const PARCEL_FILE_POLICIES: readonly FilePolicy[] = [
  { ...policy(PHOTO, ownsParcel, locationOfParcel), subjectsOf: parcelsOf },
  policy(INVOICE, ownsParcel, locationOfParcel),
  policy(PROOF, ownsSearch, locationOfSearch),
  policy(HOLD_ANSWER, ownsParcel, locationOfParcel),
  policy(RETURN_LABEL, ownsParcel, locationOfParcel),
];
