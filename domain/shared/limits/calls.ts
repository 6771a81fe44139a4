/** A call is given up after 60 s and retried after 100 ms, unless its policy says otherwise (LIMIT-01). */
export const API_TIMEOUT_MS = 60_000;
export const RETRY_DELAY_MS = 100;

/** The client chooses the idempotency key, so its length is limited. */
export const IDEMPOTENCY_KEY_MAX_LENGTH = 255;

export interface CallPolicy {
  timeoutMs: number;
  retries: number;
  retryDelayMs: number;
}

export const DEFAULT_CALL_POLICY: CallPolicy = {
  timeoutMs: API_TIMEOUT_MS,
  retries: 0,
  retryDelayMs: RETRY_DELAY_MS,
};

/**
 * The calls with their own time-out or retries (LIMIT-01, CART-01, CHECKOUT-01, AUTH-03, LOCALE-03, LOCALE-08,
 * TRACK-03).
 */
export const CALL_POLICIES = {
  cartFetch: { ...DEFAULT_CALL_POLICY, retries: 2 },
  checkoutGenerate: DEFAULT_CALL_POLICY,
  checkoutFetch: { ...DEFAULT_CALL_POLICY, retries: 2 },
  checkoutInvalidate: { ...DEFAULT_CALL_POLICY, retries: 2 },
  currentUser: { ...DEFAULT_CALL_POLICY, retries: 3 },
  localeChange: { ...DEFAULT_CALL_POLICY, timeoutMs: 1_000, retries: 2 },
  utm: { ...DEFAULT_CALL_POLICY, timeoutMs: 2_000, retries: 3 },
  translationsOnServer: { ...DEFAULT_CALL_POLICY, timeoutMs: 15_000 },
  translationsInBrowser: DEFAULT_CALL_POLICY,
} as const satisfies Record<string, CallPolicy>;
