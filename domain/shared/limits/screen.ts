import { HOUR_MS } from "../time/durations.ts";

/** The top loading bar's timing (OVERLAY-04). */
export const LOADING_BAR_DURATION_MS = 2_000;
export const LOADING_BAR_THROTTLE_MS = 200;
export const LOADING_BAR_HIDE_DELAY_MS = 500;
export const LOADING_BAR_RESET_DELAY_MS = 400;

/** After a reload for a new build, none follows for 10 s (BUILD-01). */
export const RELOAD_GUARD_MS = 10_000;

/**
 * The translation permission is asked again after quiet of 1 s, at the latest after 2 s, and kept for 1 h (AUTH-10).
 */
export const PERMISSION_DEBOUNCE_MS = 1_000;
export const PERMISSION_MAX_WAIT_MS = 2_000;
export const PERMISSION_CACHE_MS = HOUR_MS;
