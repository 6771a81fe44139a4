import { HOUR_MS, MINUTE_MS } from "#domain/shared/time/durations.ts";

const QUARTER_HOUR_MS = 15 * MINUTE_MS;

export interface AttemptLimit {
  attempts: number;
  windowMs: number;
}

/** How many attempts are allowed on one account and from one address (T006, T007). */
export const ATTEMPT_LIMITS = {
  loginOfAccount: { attempts: 10, windowMs: QUARTER_HOUR_MS },
  loginFromAddress: { attempts: 100, windowMs: QUARTER_HOUR_MS },
  /** Repeating the password while signed in, so that a stolen session cannot guess it. */
  passwordOfUser: { attempts: 10, windowMs: QUARTER_HOUR_MS },
  /** Six digits, three of them right at a time: guessing them has to take years. */
  totpOfMember: { attempts: 5, windowMs: QUARTER_HOUR_MS },
  mailToAccount: { attempts: 5, windowMs: HOUR_MS },
  mailFromAddress: { attempts: 30, windowMs: HOUR_MS },
  /** Separate from mails: a stranger who checks an address must not use up its owner's mails. */
  checkOfAccount: { attempts: 20, windowMs: HOUR_MS },
  checkFromAddress: { attempts: 60, windowMs: HOUR_MS },
  registerFromAddress: { attempts: 60, windowMs: HOUR_MS },
  /** Further visits from a campaign are not recorded. */
  campaignFromAddress: { attempts: 60, windowMs: HOUR_MS },
  consentFromAddress: { attempts: 60, windowMs: HOUR_MS },
  linkFromAddress: { attempts: 60, windowMs: QUARTER_HOUR_MS },
} as const satisfies Record<string, AttemptLimit>;
