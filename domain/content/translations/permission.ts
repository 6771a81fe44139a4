import { PERMISSION_CACHE_MS, PERMISSION_DEBOUNCE_MS, PERMISSION_MAX_WAIT_MS } from "#domain/shared/limits/screen.ts";

/** Stored keys of the browser: the last answer, and whether the viewer is shown (AUTH-10). */
export const CAN_CHECK_TRANSLATIONS_KEY = "can-check-translations";

/** The stored flag is '0' unless the permission is exactly true (AUTH-10). */
export function translationViewFlag(permission: unknown): "0" | "1" {
  return permission === true ? "1" : "0";
}

/**
 * The translation-key toggler shows only with the permission, and not while the stored flag is '0' (OVERLAY-03,
 * AUTH-10).
 */
export function isTranslationTogglerVisible(permission: unknown, storedFlag: string | undefined): boolean {
  return permission === true && storedFlag !== "0";
}

/**
 * Navigations and a change of user ask again after 1 s of quiet, at the latest 2 s after the first of them; an answer
 * of the last hour is kept unless the user has changed (AUTH-10). Null: nothing to ask.
 */
export function nextCheckAtMs(facts: {
  firstTriggerAtMs: number;
  lastTriggerAtMs: number;
  checkedAtMs: number | null;
  userChanged: boolean;
}): number | null {
  const dueAtMs = Math.min(
    facts.lastTriggerAtMs + PERMISSION_DEBOUNCE_MS,
    facts.firstTriggerAtMs + PERMISSION_MAX_WAIT_MS,
  );
  const isCached = facts.checkedAtMs !== null && dueAtMs - facts.checkedAtMs < PERMISSION_CACHE_MS;
  return isCached && !facts.userChanged ? null : dueAtMs;
}
