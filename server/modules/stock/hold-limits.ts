import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { CallContext } from "../../platform/calls/call-context.ts";
import { refuse } from "../../platform/calls/call-errors.ts";
import { ownerName } from "../../platform/calls/owner.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { networkOf } from "../../platform/limits/network-of.ts";
import type { StockLine } from "./order-stock.ts";

/** When some of what is held may be free again: soon after a guest has left the payment. */
const RETRY_AFTER_SECONDS = 30 * 60;

const hashOf = (text: string) => createHash("sha256").update(text).digest();

/** Refuses an order whose customer or network holds too many unpaid orders, or pieces in them, already (T124). */
export async function limitHolds(
  tx: Database,
  context: Pick<CallContext, "user" | "client" | "limiter" | "setHeader">,
  { orderId, lines }: { orderId: number; lines: readonly StockLine[] },
): Promise<void> {
  const { limits } = context.limiter;
  if (limits === null) return;
  const most = limits.holds;
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const { rows } = await tx.execute<{ is_allowed: boolean }>(sql`
    select hold_for_order(${orderId}, ${hashOf(ownerName(context) ?? "")}, ${hashOf(networkOf(context.client.address))},
      ${pieces}, ${most["unpaid-orders-visitor"]}, ${most["unpaid-pieces-visitor"]},
      ${most["unpaid-orders-network"]}, ${most["unpaid-pieces-network"]}) as is_allowed`);
  if (rows[0]?.is_allowed) return;
  context.setHeader("retry-after", String(RETRY_AFTER_SECONDS));
  throw refuse("too_many_unpaid");
}
