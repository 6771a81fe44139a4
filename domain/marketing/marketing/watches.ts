import { fromMinor, type Money, toMinor } from "#domain/money/money/money.ts";

export const WATCH_KINDS = ["stock", "price"] as const;
export type WatchKind = (typeof WATCH_KINDS)[number];

export const WATCHED_FOR_DAYS = 180;

/** The most watches of one address at a time. */
export const MOST_WATCHES = 50;

/** The number of people who are notified for each piece back in stock: not everybody who waits will buy it. */
const NOTICES_PER_PIECE = 3;

/** How long people who were notified can buy before the next people are notified. */
export const HEAD_START_HOURS = 24;

/** How many more people to notify that a variant is back, in the order of their requests. */
export function noticesDue({ available, notified }: { available: number; notified: number }): number {
  return Math.max(0, NOTICES_PER_PIECE * available - notified);
}

/** The least number of days between two mails to a person about a product's price. */
export const PRICE_NOTICE_DAYS = 7;

const LEAST_DROP_PERCENT = 5;

/** The highest price that is so much lower that it is worth a mail, in whole minor units. */
export function noticePrice(watched: Money): Money {
  return fromMinor(Math.floor((toMinor(watched) * (100 - LEAST_DROP_PERCENT)) / 100));
}

export const isPriceDrop = (watched: Money, price: Money): boolean => price <= noticePrice(watched);
