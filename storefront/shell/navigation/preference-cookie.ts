import { writeCookie } from "../../../client/browser-cookies.ts";
import { COOKIE_NAMES, PREFERENCE_COOKIE_MAX_AGE_SECONDS } from "../../../domain/limits/cookies.ts";

/** What the visitor prefers is kept as long as a cookie can be. */
export function keepPreference(name: "currencyId" | "colourMode" | "productLayout", value: string): void {
  writeCookie(COOKIE_NAMES[name], value, PREFERENCE_COOKIE_MAX_AGE_SECONDS);
}
