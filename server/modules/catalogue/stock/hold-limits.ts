import { createHash } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import type { CallContext } from "#platform/calls/call-context.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import { ownerName } from "#platform/calls/owner.ts";
import { networkOf } from "#platform/limits/network-of.ts";
import { reserveOrder, type Shortage, type WantedPieces } from "./order-stock.ts";

/** When some of what is held may be free again: soon after a guest has left the payment. */
const RETRY_AFTER_SECONDS = 30 * 60;

const hashOf = (text: string) => createHash("sha256").update(text).digest();

type Buyer = Pick<CallContext, "user" | "client" | "limiter" | "setHeader">;

/**
 * For the statement that writes an order: reserves its pieces. Null, and nothing reserved, where its customer or network holds
 * too many unpaid orders already, or pieces in them (T124).
 */
export function reserveWithinLimits(orderId: SQL, buyer: Buyer, wanted: WantedPieces): SQL<Shortage[] | null> {
  const { limits } = buyer.limiter;
  const reserved = reserveOrder(orderId, wanted);
  if (limits === null) return reserved;
  const most = limits.holds;
  const pieces = wanted.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return sql`case when hold_for_order(${orderId}, ${hashOf(ownerName(buyer) ?? "")},
      ${hashOf(networkOf(buyer.client.address))}, ${pieces}, ${most["unpaid-orders-visitor"]},
      ${most["unpaid-pieces-visitor"]}, ${most["unpaid-orders-network"]}, ${most["unpaid-pieces-network"]})
    then ${reserved} end`;
}

export function refuseTooMany({ setHeader }: Buyer): never {
  setHeader("retry-after", String(RETRY_AFTER_SECONDS));
  throw refuse("too_many_unpaid");
}
