import { randomUUID } from "node:crypto";
import { z } from "zod";
import { PARCEL_EFFECTS } from "#domain/forwarding/parcels/parcel-states.ts";
import type { Database } from "#platform/database/open-database.ts";
import { defineJob, TRIED_FOR_A_DAY } from "#platform/jobs/define-job.ts";
import type { ParcelDeps } from "./parcel-deps.ts";

const effectPayload = z.object({
  /** The effects of transitions, and the reminders of the storage clock. */
  name: z.enum([...PARCEL_EFFECTS, "storage-ending", "storage-over", "last-notice"]),
  parcelId: z.int(),
  /** The remaining days of free storage. */
  days: z.int().default(0),
  /** Distinguishes repetitions, such as a second hold. */
  occasion: z.string(),
});
export type ParcelEffectPayload = z.output<typeof effectPayload>;

/** The mail about an event of a parcel. */
export const PARCEL_EFFECT = defineJob({
  name: "parcel-effect",
  payload: effectPayload,
  keyOf: ({ name, parcelId, occasion }) => [name, parcelId, occasion].join(":"),
  ...TRIED_FOR_A_DAY,
  expiresAfterSeconds: 30,
});

/** Enqueued in the transaction of its cause: without the commit no effect follows (I9). */
export const enqueueEffect = (
  { jobs }: Pick<ParcelDeps, "jobs">,
  tx: Database,
  { name, parcelId, days = 0 }: Omit<z.input<typeof effectPayload>, "occasion">,
): Promise<void> => jobs.enqueue(tx, PARCEL_EFFECT, { name, parcelId, days, occasion: randomUUID() });
