/** The work that parcels in a warehouse wait for: a declaration, a forward request, or an answer to a hold. */
export const PARCEL_WORK = ["to_declare", "ready", "on_hold"] as const;
export type ParcelWork = (typeof PARCEL_WORK)[number];
