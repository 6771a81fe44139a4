import { releaseOrder } from "#modules/catalogue/stock/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import { releaseUse } from "../../promotions/index.ts";
import { type OrderRow, orderAggregate } from "../order-aggregate.ts";
import type { OrderDeps } from "../orders.ts";

type Stopper =
  | { event: "expire"; actor: "system"; actorId?: null }
  | { event: "cancel"; actor: "customer" | "staff"; actorId: number | null; note?: string | undefined };

const REASONS = { system: "expired", customer: "by_customer", staff: "by_staff" } as const;

/** Ends an order that was not paid: its pieces, its promotion and the held balance are free again. The order is locked. */
export async function stopOrder(deps: OrderDeps, tx: Database, order: OrderRow, stopper: Stopper): Promise<boolean> {
  const { id } = order;
  const move = { ...stopper, changes: { cancelReason: REASONS[stopper.actor] } };
  if (!(await orderAggregate.tryMove(tx, order, move, deps))) return false;
  await deps.payments.endAttempts(tx, { kind: "order", id }, stopper.event);
  await releaseOrder(tx, id);
  await releaseUse(tx, id);
  return true;
}
