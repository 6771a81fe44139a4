import { z } from "zod";
import { defineJob } from "../../platform/jobs/define-job.ts";

/** About three days of tries while the mail server is away. */
export const SEND_MAIL = defineJob({
  name: "send-mail",
  payload: z.object({ mailId: z.int() }),
  keyOf: ({ mailId }) => String(mailId),
  retries: 300,
  firstRetryAfterSeconds: 5,
  longestRetryAfterSeconds: 900,
  expiresAfterSeconds: 120,
});

/** Longer than a mail server is waited for: whoever has not finished by then never will. */
export const HANDOVER_LEASE_MS = 30_000;
