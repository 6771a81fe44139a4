import type { CurrentUser } from "../../../contracts/calls/identity.ts";
import type { StorefrontProfile } from "../../../domain/storefronts/profile.ts";
import type { Language } from "../../../domain/storefronts/storefront.ts";
import type { Database } from "../database/open-database.ts";

export interface SignedInUser extends CurrentUser {
  isStaff: boolean;
}

export interface CallLog {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** What a use case knows about the request it serves: never more than this. */
export interface CallContext {
  db: Database;
  storefront: StorefrontProfile;
  hostDefaultLanguage: Language;
  user: SignedInUser | null;
  requestId: string;
  log: CallLog;
  /** Asks the browser to remember something. Does nothing during a page's own render. */
  setCookie(name: string, value: string, maxAgeSeconds: number): void;
}
