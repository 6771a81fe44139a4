import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import type { FilePolicy } from "../files/index.ts";
import { isPrivate, suitesOf } from "./suites.ts";
import { parcelSearches, parcels, suites } from "./tables.ts";

/** Photos of the warehouse, invoices of shops, and proofs of who looks for a parcel. */
export const PHOTO = "parcel-photo";
export const INVOICE = "parcel-invoice";
export const PROOF = "parcel-proof";

type Owns = (db: Database, subjectId: number, userId: number) => Promise<boolean>;

/** T106, I17: the owner of the parcel, the members of its company and the staff of warehouses may read its files, nobody else. */
const policy = (kind: string, owns: Owns): FilePolicy => ({
  kind,
  async mayRead(db, subjectId, reader) {
    if ("member" in reader) return reader.member.permissions.includes("warehouse.read");
    return "user" in reader && owns(db, subjectId, reader.user.id);
  },
});

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
  { ...policy(PHOTO, ownsParcel), subjectsOf: parcelsOf },
  policy(INVOICE, ownsParcel),
  policy(PROOF, ownsSearch),
];
