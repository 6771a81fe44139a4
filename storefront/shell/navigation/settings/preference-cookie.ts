import { writeCookie } from "#client/browser-cookies.ts";
import { COOKIE_NAMES, PREFERENCE_COOKIE_MAX_AGE_SECONDS } from "#domain/shared/limits/cookies.ts";

/** Stored for the longest lifetime that browsers allow a cookie. */
export function storePreference(name: "currencyId" | "colourMode" | "productLayout", value: string): void {
  writeCookie(COOKIE_NAMES[name], value, PREFERENCE_COOKIE_MAX_AGE_SECONDS);
}
