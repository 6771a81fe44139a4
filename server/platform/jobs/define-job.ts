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

/** For what has to happen although another service is down for hours: about a day of attempts. */
export const TRIED_FOR_A_DAY = { retries: 100, firstRetryAfterSeconds: 5, longestRetryAfterSeconds: 900 } as const;

export const EVERY_MINUTE = "* * * * *";

/** A round of a schedule. One that fails is not repeated: the next round does its work. */
export const roundOf = (name: string, { expiresAfterSeconds = 300 } = {}): JobSettings => ({
  name,
  retries: 0,
  firstRetryAfterSeconds: 10,
  longestRetryAfterSeconds: 10,
  expiresAfterSeconds,
});

/** Work that is enqueued with a payload, which is checked again when it is read: another release may have written it. */
export interface Job<Payload extends object> extends JobSettings {
  payload: ZodType<Payload>;
  /** At most one job with the same key waits or runs. */
  keyOf(payload: Payload): string;
}

/** Declares a job once; enqueuing it and working on it are typed by its payload. */
export const defineJob = <Payload extends object>(job: Job<Payload>): Job<Payload> => job;
