import { DAY_MS } from "#domain/shared/time/durations.ts";
import type { Money } from "../money/money.ts";

export interface PriceEvent {
  readonly amount: Money;
  /** Milliseconds since 1970; the price is in force from then on until the next event. */
  readonly validFrom: number;
  /** Whether this price was announced as a reduction. */
  readonly isReduction: boolean;
}

/** The period in which the lowest price before a reduction counts (CATALOG-15). */
const WINDOW_DAYS = 30;
const WINDOW_MS = WINDOW_DAYS * DAY_MS;

/** When the reduction in force at a moment was announced; null when there is none (CATALOG-15). */
export function reductionStart(events: readonly PriceEvent[], at: number): number | null {
  const current = inOrder(events).findLast(({ validFrom }) => validFrom <= at);
  return current?.isReduction ? current.validFrom : null;
}

/**
 * The price that the law demands beside a reduction: the lowest one in force during the 30 days before it began, or since
 * listing when that is shorter, including the price already in force at the start; null when it is no reduction
 * (CATALOG-15). Further reductions keep the prior price of the first one until the price is raised.
 */
export function priorPrice(events: readonly PriceEvent[], start: number): Money | null {
  const ordered = inOrder(events);
  const step = ordered.findIndex(({ validFrom, isReduction }) => validFrom === start && isReduction);
  const reduced = ordered[step];
  if (!reduced) return null;
  const prior = lowestBefore(ordered, firstStep(ordered, step));
  return prior !== null && prior > reduced.amount ? prior : null;
}

const inOrder = (events: readonly PriceEvent[]) => events.toSorted((a, b) => a.validFrom - b.validFrom);

/** Goes back over consecutive reductions without a raise in between. */
function firstStep(ordered: readonly PriceEvent[], step: number): number {
  let first = step;
  for (; first > 0; first--) {
    const [before, after] = [ordered[first - 1], ordered[first]];
    if (!before?.isReduction || !after || after.amount > before.amount) break;
  }
  return first;
}

function lowestBefore(ordered: readonly PriceEvent[], step: number): Money | null {
  const began = ordered[step]?.validFrom ?? 0;
  let lowest: Money | null = null;
  for (let index = step - 1; index >= 0; index--) {
    const { amount, validFrom } = ordered[index] as PriceEvent;
    if (lowest === null || amount < lowest) lowest = amount;
    // It was in force when the 30 days began, so all earlier prices had ended.
    if (validFrom <= began - WINDOW_MS) break;
  }
  return lowest;
}
