import { sql } from "drizzle-orm";
import { idOf } from "#domain/shared/numbers/numbers.ts";
import { orderAggregate } from "#modules/selling/orders/index.ts";
import { refuseFields } from "#platform/calls/call-errors.ts";
import type { Database } from "#platform/database/open-database.ts";
import { refundOrder } from "./compare.ts";
import type { WithdrawalRow } from "./tables.ts";
import { withdrawalAggregate } from "./withdrawal-aggregate.ts";
import type { WithdrawalDeps } from "./withdrawal-deps.ts";
import { liveWithdrawals } from "./withdrawal-store.ts";

interface Accepting {
  by: number;
  /** The number of the order that is meant, where the statement alone does not prove it. */
  order?: string | undefined;
}

/** Accepts that the buyer sends the goods back. Wants the withdrawal locked. */
export async function acceptWithdrawal(
  deps: WithdrawalDeps,
  tx: Database,
  withdrawal: WithdrawalRow,
  { by, order }: Accepting,
): Promise<WithdrawalRow> {
  const orderId = withdrawal.orderId ?? (await namedOrder(tx, withdrawal, order));
  const changes = { orderId, acceptedAt: sql`clock_timestamp()` };
  const accept = { event: "accept", actor: "staff", actorId: by, changes } as const;
  return withdrawalAggregate.move(tx, withdrawal, accept, deps);
}

async function namedOrder(
  tx: Database,
  { storefrontCode }: WithdrawalRow,
  number: string | undefined,
): Promise<number> {
  const order = number ? await orderAggregate.find(tx, idOf("order", number) ?? 0) : null;
  if (order?.storefrontCode !== storefrontCode) throw refuseFields({ order: "withdrawal.staff.no-order" });
  await orderAggregate.lock(tx, order.id);
  if ((await liveWithdrawals(tx, [order.id])).has(order.id)) throw refuseFields({ order: "withdrawal.staff.again" });
  return order.id;
}

export function refuseWithdrawal(
  deps: WithdrawalDeps,
  tx: Database,
  withdrawal: WithdrawalRow,
  { by, reason }: { by: number; reason: string },
): Promise<WithdrawalRow> {
  const changes = { reason, endedAt: sql`clock_timestamp()` };
  const move = { event: "refuse", actor: "staff", actorId: by, note: reason, changes } as const;
  return withdrawalAggregate.move(tx, withdrawal, move, deps);
}

/** The goods are here, or proved to be on their way: all that was paid is refunded. Wants the withdrawal locked. */
export async function receiveGoods(
  deps: WithdrawalDeps,
  tx: Database,
  withdrawal: WithdrawalRow,
  by: number,
): Promise<WithdrawalRow> {
  const move = { event: "receive_goods", actor: "staff", actorId: by } as const;
  const moved = await withdrawalAggregate.move(tx, withdrawal, move, deps);
  if (moved.orderId === null) throw new Error(`The withdrawal ${moved.id} has no order`);
  await refundOrder(deps, tx, moved.orderId, by);
  return withdrawalAggregate.lock(tx, moved.id);
}
