import { fromMinor } from "#domain/money/money/money.ts";

/** The limits of forwarding, and so of an estimate. */
export const BOX_LIMITS = {
  boxes: 10,
  grams: { min: 10, max: 70_000 },
  millimetres: { min: 10, max: 2_000 },
} as const;

/** The value of all goods, in the reader's currency. */
export const MOST_VALUE = fromMinor(1_000_000);
export const LEAST_VALUE = fromMinor(1);
/** How many kinds of goods one estimate may have. */
export const MOST_LINES = 20;
export const SAVED_DAYS = 30;
