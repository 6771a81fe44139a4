import { isInEuropeanUnion } from "#domain/operations/storefronts/european-union.ts";
import { ORDER_PHASES, type OrderState } from "#domain/selling/orders/order-states.ts";
import { DAY_MS, HOUR_MS, later } from "#domain/shared/time/durations.ts";

/** How long after the last delivery a buyer may withdraw, and within how long the money is refunded. */
export const WITHDRAWAL_DAYS = 14;

/** How many statements one network may make in an hour. */
export const STATEMENT_LIMIT = { attempts: 20, windowMs: HOUR_MS };
/** How often one address may be written to because somebody typed it. */
export const STATEMENTS_ABOUT_ADDRESS = { attempts: 6, windowMs: DAY_MS };

export interface WithdrawableOrder {
  /** Of the storefront. */
  country: string;
  state: OrderState;
  deliveredAt: Date | null;
}

/** The last moment of the right to withdraw; null while the goods have not come. */
export const withdrawableUntil = (deliveredAt: Date | null): Date | null =>
  deliveredAt && later(deliveredAt, WITHDRAWAL_DAYS * DAY_MS);

/** Whether a buyer may withdraw now: from a paid order, until 14 days after its delivery (Directive 2011/83, article 9). */
export function canWithdraw({ country, state, deliveredAt }: WithdrawableOrder, now: Date): boolean {
  if (!isInEuropeanUnion(country)) return false;
  const phase = ORDER_PHASES[state];
  if (phase === "in_warehouse" || phase === "with_carrier") return true;
  const until = withdrawableUntil(deliveredAt);
  return phase === "delivered" && until !== null && now <= until;
}
