/** What parcels in a warehouse wait for: their declaration, being sent on, or an answer. */
export const PARCEL_WORK = ["to_declare", "ready", "on_hold"] as const;
export type ParcelWork = (typeof PARCEL_WORK)[number];
