import type { Identifiers } from "#domain/marketing/integrations/identifiers.ts";
import type { Utm } from "#domain/marketing/marketing/utm.ts";
import type { StorefrontProfile } from "#domain/operations/storefronts/profile.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import type { Database } from "../database/open-database.ts";
import type { CallLimiter } from "../limits/limited-calls.ts";

export interface SignedInUser {
  id: number;
  email: string;
  first_name: string;
  last_name: string;
  userType: "customer" | "pro";
  /** Granted by the user's roles. */
  permissions: readonly string[];
  sessionId: string;
}

export interface CallLog {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** Where a request comes from, as far as our own proxies vouch for it. */
export interface Client {
  address: string;
  userAgent: string;
  /** The secret of its session, if the request has one. */
  sessionToken: string | undefined;
  /** The secret by which a browser's cart and checkouts are found again before anybody signs in. */
  visitorToken: string | undefined;
  /** The currency of its preference cookie, for calls that name none (REGION-06). */
  savedCurrency: number | undefined;
  /** From the campaign cookie, which exists only after consent to marketing (TRACK-03). */
  campaign: Utm;
  consentCookie: string | undefined;
  /** The vendors' identifiers of its browser. */
  identifiers: () => Identifiers;
  /** Its browser sends `Sec-GPC: 1`. */
  refusesMarketing: boolean;
  idempotencyKey: string | undefined;
}

/** All that a use case knows about its request. */
export interface CallContext {
  db: Database;
  storefront: StorefrontProfile;
  hostDefaultLanguage: Language;
  user: SignedInUser | null;
  client: Client;
  limiter: CallLimiter;
  requestId: string;
  log: CallLog;
  /** Sets a cookie. Does nothing while a page is rendered. */
  setCookie(name: string, value: string, maxAgeSeconds: number): void;
  /** Sets or clears the session cookie, which scripts cannot read. Not during a render either. */
  setSession(token: string | null): void;
  /** Gives the browser the secret of its cart. Not during a render. */
  setVisitor(token: string): void;
  setHeader(name: string, value: string): void;
}
