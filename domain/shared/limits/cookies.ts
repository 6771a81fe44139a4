const SECONDS_PER_DAY = 86_400;

/** The name of every cookie; the session's gains a prefix on https, see sessionCookieName (LIMIT-02). */
export const COOKIE_NAMES = {
  locale: "locale",
  currencyId: "currency_id",
  colourMode: "color_mode",
  productLayout: "product_layout",
  consent: "consent",
  utm: "utm",
  canViewTranslations: "can_view_translations",
  session: "session",
  visitor: "visitor",
  unpaidReminded: "unpaid_reminded",
} as const;

/** Every cookie lives on the whole site (LIMIT-02). */
export const COOKIE_PATH = "/";

/** Campaign values are kept 90 days (LIMIT-02, TRACK-03). */
export const UTM_COOKIE_MAX_AGE_SECONDS = 90 * SECONDS_PER_DAY;

/** The translation viewer's flag is kept one day (LIMIT-02, AUTH-10). */
export const TRANSLATION_VIEW_COOKIE_MAX_AGE_SECONDS = SECONDS_PER_DAY;

/** Preferences (language, currency, layout, colour mode) are kept as long as a cookie can be (LIMIT-02). */
export const PREFERENCE_COOKIE_MAX_AGE_SECONDS = 2_147_483_646;

/** A cookie choice is asked for again after 180 days. */
export const CONSENT_COOKIE_MAX_AGE_SECONDS = 180 * SECONDS_PER_DAY;

/** A cart waits for its visitor for 90 days (CART-06). */
export const VISITOR_COOKIE_MAX_AGE_SECONDS = 90 * SECONDS_PER_DAY;

/** A cookie with its name and attributes stays below what browsers keep (T078). */
export const COOKIE_MAX_BYTES = 4096;

/** The session cookie is bound to its host by the `__Host-` prefix wherever the connection is secure (T020). */
export function sessionCookieName(isSecure: boolean): string {
  return isSecure ? `__Host-${COOKIE_NAMES.session}` : COOKIE_NAMES.session;
}

/** Whether somebody may be signed in: an answer to such a request must not be stored by any proxy or browser (T048). */
export function holdsSession(cookies: Readonly<Record<string, string | undefined>>): boolean {
  return [true, false].some((isSecure) => cookies[sessionCookieName(isSecure)] !== undefined);
}

/** The cookie by which a visitor's cart is found again, bound to its host in the same way (CART-06). */
export function visitorCookieName(isSecure: boolean): string {
  return isSecure ? `__Host-${COOKIE_NAMES.visitor}` : COOKIE_NAMES.visitor;
}

/** The cookie of a staff session, on the origin of the back office. */
export function staffCookieName(isSecure: boolean): string {
  return isSecure ? "__Host-staff" : "staff";
}
