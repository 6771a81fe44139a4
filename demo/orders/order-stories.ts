import type { ProviderId } from "#domain/money/payments/provider.ts";
import { PROVIDER } from "#domain/money/payments/provider.ts";

/** Hours from the order to each step by air; some are transitions of the order itself. */
export const SCHEDULE = [
  ["pay", 0.05],
  ["process", 15],
  ["pack", 24],
  ["ship", 30],
  ["depart", 34],
  ["arrived_country", 74],
  ["customs_started", 80],
  ["customs_cleared", 96],
  ["send_out", 104],
  ["at_pickup_point", 124],
  ["deliver", 146],
] as const;
export type ScheduledStep = (typeof SCHEDULE)[number][0];

/** Sea freight takes this many times as long. */
export const SEA_FACTOR = 6;

export const LOCATIONS: Readonly<Partial<Record<ScheduledStep, string>>> = {
  pack: "Delaware",
  ship: "New York",
  arrived_country: "Vilnius",
  customs_started: "Vilnius",
  customs_cleared: "Vilnius",
  send_out: "Vilnius",
};

type Ending =
  | { event: "cancel" | "expire"; hours: number }
  | { event: "refund"; hours: number; reason: string }
  | { event: "refund_partly"; hours: number; reason: string; cents: number };

export interface OrderStory {
  who: "customer" | "pro" | "guest";
  hoursAgo: number;
  /** The number of lines. */
  lines: number;
  by?: "sea";
  to: "pickup" | "door";
  /** The last completed step; undefined for an unpaid order. */
  through?: ScheduledStep;
  paidBy?: Exclude<ProviderId, typeof PROVIDER.balance>;
  ending?: Ending;
}

const { card, wallet, regional } = PROVIDER;

/** One order per state, the oldest first, so that their numbers rise with time. */
export const ORDER_STORIES: readonly OrderStory[] = [
  { who: "pro", hoursAgo: 2_160, lines: 3, by: "sea", to: "door", through: "deliver", paidBy: regional },
  {
    who: "customer",
    hoursAgo: 1_310,
    lines: 2,
    to: "pickup",
    through: "deliver",
    paidBy: card,
    ending: { event: "refund_partly", hours: 300, reason: "A scratched lid", cents: 500 },
  },
  {
    who: "customer",
    hoursAgo: 985,
    lines: 1,
    to: "pickup",
    through: "process",
    paidBy: wallet,
    ending: { event: "refund", hours: 30, reason: "Asked for before it was packed" },
  },
  { who: "customer", hoursAgo: 742, lines: 2, to: "pickup", through: "deliver", paidBy: card },
  { who: "customer", hoursAgo: 611, lines: 1, to: "door", ending: { event: "cancel", hours: 2 } },
  { who: "customer", hoursAgo: 490, lines: 2, to: "pickup", ending: { event: "expire", hours: 72 } },
  { who: "guest", hoursAgo: 400, lines: 1, to: "door", through: "deliver", paidBy: card },
  { who: "pro", hoursAgo: 355, lines: 3, by: "sea", to: "door", through: "depart", paidBy: regional },
  { who: "customer", hoursAgo: 131, lines: 1, to: "pickup", through: "at_pickup_point", paidBy: regional },
  { who: "pro", hoursAgo: 112, lines: 2, to: "door", through: "send_out", paidBy: card },
  { who: "customer", hoursAgo: 88, lines: 3, to: "pickup", through: "customs_started", paidBy: card },
  { who: "customer", hoursAgo: 33, lines: 1, to: "pickup", through: "ship", paidBy: wallet },
  { who: "customer", hoursAgo: 27, lines: 2, to: "door", through: "pack", paidBy: card },
  { who: "customer", hoursAgo: 18, lines: 1, to: "pickup", through: "process", paidBy: regional },
  { who: "guest", hoursAgo: 12, lines: 1, to: "pickup", through: "pay", paidBy: wallet },
  { who: "customer", hoursAgo: 9, lines: 2, to: "pickup", through: "pay", paidBy: card },
  { who: "pro", hoursAgo: 7, lines: 2, to: "door" },
  { who: "customer", hoursAgo: 5, lines: 1, to: "pickup" },
];
