import { ORDER_MACHINE } from "#domain/selling/orders/order-machine.ts";
import type { Database } from "#platform/database/open-database.ts";
import { lastTimes } from "#platform/state/status-events.ts";

/** When each of some orders was delivered; the right to withdraw counts from it. */
export const deliveredTimes = (db: Database, orderIds: readonly number[]): Promise<Map<number, Date>> =>
  lastTimes(db, ORDER_MACHINE, "deliver", orderIds);
