import { DAY_MS } from "#domain/shared/time/durations.ts";
import { isInProgress } from "./late-order.ts";
import { type OrderProgress, orderStage } from "./order-stage.ts";

/** Days (yyyy-MM-dd) on the storefront's clock. */
export interface ExpectedArrival {
  /** When the local courier gets the parcel. */
  handOver: string;
  /** The first and last day on which it is brought, or ready to collect. */
  from: string;
  to: string;
}

/**
 * When an order is expected: the one answer that its page, its steps, the list and the mails give (ACCOUNT-05). None
 * before it is paid, after it has ended, and while it is late. Nothing ahead can happen before today.
 */
export function expectedArrival(
  { arrivesFrom, arrivesTo }: { arrivesFrom: string | null; arrivesTo: string | null },
  progress: Pick<OrderProgress, "state" | "isExpired" | "tracking">,
  today: string,
): ExpectedArrival | null {
  if (arrivesFrom === null || arrivesTo === null || arrivesTo < today) return null;
  if (!isInProgress(orderStage(progress))) return null;
  const notPast = (day: string) => (day < today ? today : day);
  return { handOver: notPast(dayBefore(arrivesFrom)), from: notPast(arrivesFrom), to: arrivesTo };
}

/** The local courier has the parcel the day before it can arrive. */
const dayBefore = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10);
