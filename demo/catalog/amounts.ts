import { fromMinor, type Money } from "#domain/money/money/money.ts";

const nearest = (value: number, step: number) => Math.max(step, Math.round(value / step) * step);

/** Rounds to a typical shop price: 14.99, 59.90, 189.00, 1 049.00. */
export function charmPrice(units: number): Money {
  if (units < 20) return fromMinor(Math.round(nearest(units, 0.5) * 100) - 1);
  if (units < 100) return fromMinor(nearest(units, 1) * 100 - 10);
  if (units < 1_000) return fromMinor((nearest(units, 5) - 1) * 100);
  return fromMinor((nearest(units, 50) - 1) * 100);
}
