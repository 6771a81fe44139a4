const MS_PER_MINUTE = 60_000;
const MS_PER_HOUR = 60 * MS_PER_MINUTE;

/** The purposes of mailed links, and how long a link is valid (T013, T129). */
export const LINK_LIFETIME_MS = {
  "reset-password": 60 * MS_PER_MINUTE,
  "confirm-email": 24 * MS_PER_HOUR,
  "change-email": 24 * MS_PER_HOUR,
  "export-data": 60 * MS_PER_MINUTE,
} as const;

export type LinkPurpose = keyof typeof LINK_LIFETIME_MS;
