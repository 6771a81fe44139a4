import { z } from "zod";
import {
  SERVER_EVENT_KINDS,
  SERVER_VENDOR_NAMES,
  type ServerVendorName,
} from "#domain/marketing/integrations/server-vendor.ts";
import { defineJob, type Job, TRIED_FOR_A_DAY } from "#platform/jobs/define-job.ts";

const payload = z.object({
  kind: z.enum(SERVER_EVENT_KINDS),
  orderId: z.int(),
  storefront: z.string(),
  /** All that has been refunded so far, in 1/10 000. */
  refunded: z.int(),
  /** Milliseconds since 1970. */
  at: z.int(),
});
export type ServerEventPayload = z.infer<typeof payload>;

/** Longer than the time-out of a vendor's answer. */
const LONGEST_SECONDS = 30;

/** Each vendor has a queue, so that one that does not answer does not delay the others. */
const jobOf = (vendor: ServerVendorName) =>
  defineJob<ServerEventPayload>({
    name: `server-event-${vendor}`,
    ...TRIED_FOR_A_DAY,
    expiresAfterSeconds: LONGEST_SECONDS,
    payload,
    keyOf: ({ kind, orderId, refunded }) => `${kind} ${orderId} ${refunded}`,
  });

export const SERVER_EVENT_JOBS = Object.fromEntries(
  SERVER_VENDOR_NAMES.map((vendor) => [vendor, jobOf(vendor)]),
) as Readonly<Record<ServerVendorName, Job<ServerEventPayload>>>;
