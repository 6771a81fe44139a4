import { CAN_CHECK_TRANSLATIONS_KEY } from "#domain/content/translations/permission.ts";
import { QUOTE_TRACKING_KEY } from "#domain/marketing/analytics/quote-tracking.ts";
import {
  CONSENT_COOKIE_MAX_AGE_SECONDS,
  COOKIE_NAMES,
  TRANSLATION_VIEW_COOKIE_MAX_AGE_SECONDS,
  UTM_COOKIE_MAX_AGE_SECONDS,
  VISITOR_COOKIE_MAX_AGE_SECONDS,
} from "#domain/shared/limits/cookies.ts";

const SECONDS_PER_DAY = 86_400;
const SESSION_DAYS = 90;
/** Browsers keep no cookie longer. */
const LONGEST_DAYS = 400;

interface OwnCookie {
  names: readonly string[];
  purpose: "consent" | "session" | "visitor" | "preferences" | "utm" | "unpaid" | "translations";
  /** Null: until the browser is closed. */
  days: number | null;
}

const {
  consent,
  session,
  visitor,
  locale,
  currencyId,
  colourMode,
  productLayout,
  utm,
  unpaidReminded,
  canViewTranslations,
} = COOKIE_NAMES;

/** The cookies of the shop itself, for visitors. */
export const OWN_COOKIES: readonly OwnCookie[] = [
  { names: [session], purpose: "session", days: SESSION_DAYS },
  { names: [visitor], purpose: "visitor", days: VISITOR_COOKIE_MAX_AGE_SECONDS / SECONDS_PER_DAY },
  { names: [consent], purpose: "consent", days: CONSENT_COOKIE_MAX_AGE_SECONDS / SECONDS_PER_DAY },
  { names: [locale, currencyId, colourMode, productLayout], purpose: "preferences", days: LONGEST_DAYS },
  { names: [unpaidReminded], purpose: "unpaid", days: null },
  { names: [utm], purpose: "utm", days: UTM_COOKIE_MAX_AGE_SECONDS / SECONDS_PER_DAY },
  {
    names: [canViewTranslations],
    purpose: "translations",
    days: TRANSLATION_VIEW_COOKIE_MAX_AGE_SECONDS / SECONDS_PER_DAY,
  },
];

interface StoredKey {
  names: readonly string[];
  purpose: "viewed" | "searched" | "quotes" | "translators" | "tab";
  /** Whether the key is deleted with its tab; else it stays until somebody deletes it. */
  isOfTab: boolean;
}

/** The shop's keys in the storage of the browser; no server reads them. */
export const STORED_KEYS: readonly StoredKey[] = [
  { names: ["recentlyViewed"], purpose: "viewed", isOfTab: false },
  { names: ["recent-searches"], purpose: "searched", isOfTab: false },
  { names: [QUOTE_TRACKING_KEY], purpose: "quotes", isOfTab: false },
  { names: [CAN_CHECK_TRANSLATIONS_KEY], purpose: "translators", isOfTab: false },
  {
    names: [
      "react-router-scroll-positions",
      "last-reload-at",
      "chat-agreed",
      "kept-events",
      "purchases-tracked",
      "sampled-traces",
      "sampled-replays",
    ],
    purpose: "tab",
    isOfTab: true,
  },
];
