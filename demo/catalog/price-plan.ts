import type { Dice } from "./random.ts";

/** A price relative to the full one, in force since some days ago until the next step. */
export interface PriceStep {
  readonly daysAgo: number;
  readonly factor: number;
  readonly isReduction: boolean;
}

export const PLAN_NAMES = ["steady", "adjusted", "reduced", "dipped", "progressive", "sham", "ended"] as const;
export type PlanName = (typeof PLAN_NAMES)[number];

export interface PricePlan {
  readonly name: PlanName;
  readonly steps: readonly PriceStep[];
}

const price = (daysAgo: number, factor: number): PriceStep => ({ daysAgo, factor, isReduction: false });
const reduction = (daysAgo: number, factor: number): PriceStep => ({ daysAgo, factor, isReduction: true });

/** The percentage of products with each price history. */
const SHARES: readonly (readonly [PlanName, number])[] = [
  ["reduced", 24],
  ["dipped", 6],
  ["progressive", 6],
  ["sham", 3],
  ["ended", 8],
  ["adjusted", 18],
];

/** Histories that must reach back well beyond the 30 days of the law. */
const LONG_PAST_DAYS = 90;

function planName(dice: Dice, listedDaysAgo: number): PlanName {
  let point = dice.below(100);
  for (const [name, share] of SHARES) {
    if (point < share) return name === "reduced" || listedDaysAgo >= LONG_PAST_DAYS ? name : "steady";
    point -= share;
  }
  return "steady";
}

/** The price history of a product since it was listed. */
export function pricePlan(dice: Dice, listedDaysAgo: number, deepest: number): PricePlan {
  const name = planName(dice, listedDaysAgo);
  const reduced = 1 - dice.between(8, deepest) / 100;
  const since = dice.between(2, Math.min(24, Math.max(2, listedDaysAgo - 3)));
  return { name, steps: STEPS[name]({ dice, listed: listedDaysAgo, since, reduced }) };
}

interface Circumstances {
  dice: Dice;
  listed: number;
  since: number;
  reduced: number;
}

const STEPS: Readonly<Record<PlanName, (given: Circumstances) => PriceStep[]>> = {
  steady: ({ listed }) => [price(listed, 1)],
  adjusted: ({ dice, listed }) => [price(listed, dice.pick([0.9, 0.95, 1.06, 1.1])), price(dice.between(31, 80), 1)],
  reduced: ({ listed, since, reduced }) => [price(listed, 1), reduction(since, reduced)],
  // A low within the 30 days before is the prior price; the regular price is higher.
  dipped: ({ listed, since, reduced }) => {
    const low = 1 - (1 - reduced) / 2;
    return [price(listed, 1), price(since + 25, low), price(since + 12, 1), reduction(since, reduced)];
  },
  progressive: ({ listed, since, reduced }) => [
    price(listed, 1),
    reduction(since + 14, 1 - (1 - reduced) / 2),
    reduction(since, reduced),
  ],
  // Raised shortly before the reduction: it was cheaper within the 30 days before.
  sham: ({ listed, since, reduced }) => [
    price(listed, reduced * 0.95),
    price(since + 10, 1),
    reduction(since, reduced),
  ],
  ended: ({ listed, since, reduced }) => [price(listed, 1), reduction(since + 40, reduced), price(since + 20, 1)],
};
