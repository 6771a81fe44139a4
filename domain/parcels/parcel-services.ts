import type { ParcelState } from "./parcel-states.ts";

/** What a customer can ask the warehouse to do with a parcel, paid together with the freight. */
export const PARCEL_SERVICES = ["open_and_check", "photos", "measure_again", "longer_storage"] as const;
export type ParcelServiceKind = (typeof PARCEL_SERVICES)[number];

/** More days of free storage, for a fee. */
export const EXTENDED_BY_DAYS = 30;

/** Only a parcel on its shelf can be worked on. */
export const canBeServed = (state: ParcelState): boolean => state === "in_storage" || state === "on_hold";
