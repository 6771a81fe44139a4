import { DAY_MS, HOUR_MS } from "#domain/shared/time/durations.ts";

export const MAX_FILE_BYTES = 10 * 1024 * 1024;
/** A picture of a text. */
export const MAX_PICTURE_BYTES = 8 * 1024 * 1024;
export const MAX_TABLE_BYTES = 2 * 1024 * 1024;
/** Of one thing, such as a parcel or a claim. */
export const MOST_FILES_PER_SUBJECT = 10;
export const MOST_BYTES_PER_DAY = 200 * 1024 * 1024;
/** Of the browser of a guest, for two claims at the most. */
export const MOST_GUEST_BYTES_PER_DAY = 50 * 1024 * 1024;
/** How many files guests of one network, and one guest's browser, may upload in a day (T105, T124). */
export const GUEST_UPLOADS = {
  network: { attempts: 60, windowMs: DAY_MS },
  browser: { attempts: 30, windowMs: DAY_MS },
} as const;
/** How long a file waits for the form that it was uploaded for. */
export const UNATTACHED_FOR_MS = DAY_MS;

/** Of one account, refused ones included. */
export const UPLOADS_OF_ACCOUNT = { attempts: 300, windowMs: HOUR_MS };
