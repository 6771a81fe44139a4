import { HOUR_MS, MINUTE_MS } from "#domain/shared/time/durations.ts";

/** The purposes of mailed links, and how long a link is valid (T013, T129). */
export const LINK_LIFETIME_MS = {
  "reset-password": 60 * MINUTE_MS,
  "confirm-email": 24 * HOUR_MS,
  "change-email": 24 * HOUR_MS,
  "export-data": 60 * MINUTE_MS,
} as const;

export type LinkPurpose = keyof typeof LINK_LIFETIME_MS;
