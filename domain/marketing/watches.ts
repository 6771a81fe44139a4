import type { Money } from "../money/money.ts";

/** What can be watched of a variant. */
export const WATCH_KINDS = ["stock", "price"] as const;
export type WatchKind = (typeof WATCH_KINDS)[number];

export const WATCHED_FOR_DAYS = 180;

/** An address has no more at a time. */
export const MOST_WATCHES = 50;

/** So many people hear of a piece that is back: not everybody who waits will buy it. */
const NOTICES_PER_PIECE = 3;

/** For so long the people who were notified have the better chance; then the next ones are. */
export const HEAD_START_HOURS = 24;

/** How many more people hear that a variant is back, the first who asked first. */
export function noticesDue({ available, notified }: { available: number; notified: number }): number {
  return Math.max(0, NOTICES_PER_PIECE * available - notified);
}

/** A person hears about a product's price no more often. */
export const PRICE_NOTICE_DAYS = 7;

const LEAST_DROP_PERCENT = 5;

/** Whether a price is so much lower that it is worth a mail. */
export function isPriceDrop(watched: Money, price: Money): boolean {
  return price * 100 <= watched * (100 - LEAST_DROP_PERCENT);
}
