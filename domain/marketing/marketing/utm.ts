import { COOKIE_MAX_BYTES } from "#domain/shared/limits/cookies.ts";
import { type QueryPair, writeQuery } from "#domain/shared/text/query.ts";
import type { Consent } from "./consent.ts";

/** At most 20 values are collected, each cut to 256 characters (TRACK-03, T078). */
const UTM_MAX_KEYS = 20;
const UTM_MAX_VALUE_CHARACTERS = 256;

/** Room left in the cookie for its name and attributes. */
const COOKIE_ATTRIBUTE_BYTES = 256;

const UTM_KEY = /^utm_(?!__proto__$|constructor$|prototype$)[a-z0-9_-]{1,60}$/i;
const MAIN_KEYS = ["utm_source", "utm_medium", "utm_campaign"];

export type Utm = Readonly<Record<string, string>>;

function usable(pairs: Iterable<QueryPair>): Utm {
  const utm = new Map<string, string>();
  for (const [key, value] of pairs) {
    if (utm.size === UTM_MAX_KEYS) break;
    if (!UTM_KEY.test(key) || value === "" || utm.has(key)) continue;
    utm.set(key, value.slice(0, UTM_MAX_VALUE_CHARACTERS).toWellFormed());
  }
  return Object.fromEntries(utm);
}

/** Campaign values come from the URL's utm_ keys, else from the cookie of an earlier visit (TRACK-03). */
export function collectUtm(query: Iterable<QueryPair>, remembered: Iterable<QueryPair>): Utm {
  const fromUrl = usable(query);
  if (Object.keys(fromUrl).length > 0) return fromUrl;
  return usable(remembered);
}

/** Source, medium and campaign first, so that they are the last to be left out. */
function byImportance(utm: Utm): [string, string][] {
  const isMain = ([key]: [string, string]) => MAIN_KEYS.includes(key);
  const entries = Object.entries(utm);
  return [...entries.filter(isMain), ...entries.filter((entry) => !isMain(entry))];
}

/**
 * Campaign values reach the 90-day cookie only after marketing consent, and as many of them as stay below 4096 bytes
 * even when the cookie's writer encodes them once more (TRACK-03, T078). Null: no cookie.
 */
export function utmCookieValue(utm: Utm, consent: Consent): string | null {
  if (!consent.marketing) return null;
  let value = "";
  for (const entry of byImportance(utm)) {
    const longer = value + (value === "" ? "" : "&") + writeQuery([entry]);
    if (encodeURIComponent(longer).length <= COOKIE_MAX_BYTES - COOKIE_ATTRIBUTE_BYTES) value = longer;
  }
  return value === "" ? null : value;
}
