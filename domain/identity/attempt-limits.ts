const QUARTER_HOUR_MS = 15 * 60_000;
const HOUR_MS = 60 * 60_000;

export interface TryLimit {
  tries: number;
  windowMs: number;
}

/** How often something may be tried, for one account and from one address (T006, T007; decisions on forms). */
export const TRY_LIMITS = {
  loginOfAccount: { tries: 10, windowMs: QUARTER_HOUR_MS },
  loginFromAddress: { tries: 100, windowMs: QUARTER_HOUR_MS },
  /** Asking for a password again, by whoever is signed in: a stolen session may not guess it. */
  passwordOfUser: { tries: 10, windowMs: QUARTER_HOUR_MS },
  mailToAccount: { tries: 5, windowMs: HOUR_MS },
  mailFromAddress: { tries: 30, windowMs: HOUR_MS },
  /** Apart from mails: whoever asks about an address may not use up its owner's. */
  checkOfAccount: { tries: 20, windowMs: HOUR_MS },
  checkFromAddress: { tries: 60, windowMs: HOUR_MS },
  registerFromAddress: { tries: 60, windowMs: HOUR_MS },
  /** Visits that a campaign brought; more of them are not counted. */
  campaignFromAddress: { tries: 60, windowMs: HOUR_MS },
  linkFromAddress: { tries: 60, windowMs: QUARTER_HOUR_MS },
} as const satisfies Record<string, TryLimit>;
