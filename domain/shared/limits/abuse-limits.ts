import { HOUR_MS, MINUTE_MS } from "../time/durations.ts";

export interface CallLimit {
  attempts: number;
  windowMs: number;
}

/**
 * How often one visitor, and one network, may do what costs the shop something (T124). A network may be an office or a
 * mobile operator with many customers, so its limits are far higher.
 */
export const CALL_LIMITS = {
  "search-visitor": { attempts: 120, windowMs: MINUTE_MS },
  "search-network": { attempts: 600, windowMs: MINUTE_MS },
  /** Answers to whether a text helped. */
  "vote-visitor": { attempts: 60, windowMs: HOUR_MS },
  "vote-network": { attempts: 600, windowMs: HOUR_MS },
  /** Of a cart, and of a list of what to buy elsewhere. */
  "cart-visitor": { attempts: 300, windowMs: 10 * MINUTE_MS },
  "cart-network": { attempts: 3_000, windowMs: 10 * MINUTE_MS },
  /** Carts of browsers that had none. */
  "new-cart-network": { attempts: 120, windowMs: HOUR_MS },
  /** Checkouts that are begun. */
  "checkout-visitor": { attempts: 30, windowMs: HOUR_MS },
  "checkout-network": { attempts: 200, windowMs: HOUR_MS },
  /** Steps of a checkout, and attempts to pay. */
  "checkout-step-visitor": { attempts: 300, windowMs: HOUR_MS },
  "checkout-step-network": { attempts: 3_000, windowMs: HOUR_MS },
  /** Of each call of the calculator, of each about customs, and of searching shops. */
  "calculator-network": { attempts: 60, windowMs: MINUTE_MS },
  /** Reports of browsers about the speed of pages. */
  "vitals-network": { attempts: 60, windowMs: MINUTE_MS },
  /** Reports of browsers about errors. */
  "errors-network": { attempts: 60, windowMs: MINUTE_MS },
} as const satisfies Record<string, CallLimit>;
export type CallLimitName = keyof typeof CALL_LIMITS;

/** How many unpaid orders, and pieces in them, one customer or visitor, and one network, may hold at the same time (T124). */
export const HOLD_LIMITS = {
  "unpaid-orders-visitor": 5,
  "unpaid-orders-network": 30,
  "unpaid-pieces-visitor": 60,
  "unpaid-pieces-network": 300,
} as const;
export type HoldLimitName = keyof typeof HOLD_LIMITS;

export interface AbuseLimits {
  calls: Readonly<Record<CallLimitName, CallLimit>>;
  holds: Readonly<Record<HoldLimitName, number>>;
}

export const DEFAULT_LIMITS: AbuseLimits = { calls: CALL_LIMITS, holds: HOLD_LIMITS };
