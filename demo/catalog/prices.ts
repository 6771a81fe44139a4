import type { Money } from "#domain/money/money/money.ts";
import { type PriceEvent, priorPrice, reductionStart } from "#domain/money/pricing/prior-price.ts";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import { charmPrice } from "./amounts.ts";
import type { PriceStep } from "./price-plan.ts";

export interface Price {
  readonly amount: Money;
  readonly regularAmount: Money | null;
  readonly priorAmount: Money | null;
}

/** The price events since listing, oldest first; steps that do not change the rounded price are dropped. */
export function priceEvents(steps: readonly PriceStep[], units: number, today: Date): PriceEvent[] {
  const events = steps.map(({ daysAgo, factor, isReduction }) => ({
    amount: charmPrice(units * factor),
    validFrom: today.getTime() - daysAgo * DAY_MS,
    isReduction,
  }));
  return events.filter(({ amount, isReduction }, index) => isReduction || amount !== events[index - 1]?.amount);
}

/** The current price with its prior price. */
export function currentPrice(events: readonly PriceEvent[], today: Date): Price {
  const amount = events.at(-1)?.amount as Money;
  const start = reductionStart(events, today.getTime());
  const priorAmount = start === null ? null : priorPrice(events, start);
  const highest = Math.max(...events.map((event) => event.amount)) as Money;
  return { amount, priorAmount, regularAmount: priorAmount !== null && highest > priorAmount ? highest : null };
}
