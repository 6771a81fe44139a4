import type { ZodType } from "zod";

/** A queue, and its retries. */
export interface JobSettings {
  name: string;
  retries: number;
  firstRetryAfterSeconds: number;
  longestRetryAfterSeconds: number;
  /** After this long work that has not ended is given up, and tried again later. */
  expiresAfterSeconds: number;
}

/** Work that is enqueued with a payload, which is checked again when it is read: another release may have written it. */
export interface Job<Payload extends object> extends JobSettings {
  payload: ZodType<Payload>;
  /** At most one job with the same key waits or runs. */
  keyOf(payload: Payload): string;
}

/** Declares a job once; enqueuing it and working on it are typed by its payload. */
export const defineJob = <Payload extends object>(job: Job<Payload>): Job<Payload> => job;
