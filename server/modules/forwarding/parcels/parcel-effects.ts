import type { z } from "zod";
import { PARCEL_EFFECTS } from "#domain/forwarding/parcels/parcel-states.ts";
import { defineEffects } from "#platform/aggregate/define-effects.ts";

/** The mails about events of a parcel, and the reminders of the storage clock with the remaining days of free storage. */
export const PARCEL_EFFECT = defineEffects({
  queue: "parcel-effect",
  names: [...PARCEL_EFFECTS, "storage-ending", "storage-over", "last-notice"],
  of: "parcelId",
  numbers: ["days"],
});
export type ParcelEffectPayload = z.output<typeof PARCEL_EFFECT.payload>;
