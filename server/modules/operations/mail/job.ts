import { z } from "zod";
import { defineJob } from "#platform/jobs/define-job.ts";

/** Retries go on for about three days while the mail server is unreachable. */
export const SEND_MAIL = defineJob({
  name: "send-mail",
  payload: z.object({ mailId: z.int() }),
  keyOf: ({ mailId }) => String(mailId),
  retries: 300,
  firstRetryAfterSeconds: 5,
  longestRetryAfterSeconds: 900,
  expiresAfterSeconds: 120,
});

/** Longer than the time-outs of a delivery: a process that has not finished by then has died. */
export const HANDOVER_LEASE_MS = 30_000;
