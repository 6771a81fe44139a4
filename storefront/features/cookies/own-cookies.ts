import {
  CONSENT_COOKIE_MAX_AGE_SECONDS,
  COOKIE_NAMES,
  UTM_COOKIE_MAX_AGE_SECONDS,
  VISITOR_COOKIE_MAX_AGE_SECONDS,
} from "../../../domain/limits/cookies.ts";

const SECONDS_PER_DAY = 86_400;
const SESSION_DAYS = 90;
/** Longer than this no browser keeps a cookie. */
const LONGEST_DAYS = 400;

interface OwnCookie {
  names: readonly string[];
  purpose: "consent" | "session" | "visitor" | "preferences" | "utm" | "unpaid";
  /** Null: until the browser is closed. */
  days: number | null;
}

const { consent, session, visitor, locale, currencyId, colourMode, productLayout, utm, unpaidReminded } = COOKIE_NAMES;

/** The cookies of the shop itself, for visitors. */
export const OWN_COOKIES: readonly OwnCookie[] = [
  { names: [session], purpose: "session", days: SESSION_DAYS },
  { names: [visitor], purpose: "visitor", days: VISITOR_COOKIE_MAX_AGE_SECONDS / SECONDS_PER_DAY },
  { names: [consent], purpose: "consent", days: CONSENT_COOKIE_MAX_AGE_SECONDS / SECONDS_PER_DAY },
  { names: [locale, currencyId, colourMode, productLayout], purpose: "preferences", days: LONGEST_DAYS },
  { names: [unpaidReminded], purpose: "unpaid", days: null },
  { names: [utm], purpose: "utm", days: UTM_COOKIE_MAX_AGE_SECONDS / SECONDS_PER_DAY },
];
