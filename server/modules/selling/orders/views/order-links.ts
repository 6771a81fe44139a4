import { and, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import { isAny } from "#platform/database/is-any.ts";
import type { Database } from "#platform/database/open-database.ts";
import { newSecret, tokenHash } from "#platform/secret-token.ts";
import type { OrderRow } from "../order-aggregate.ts";
import { orderLinks, orders } from "../tables.ts";

/** As long as a buyer may complain about what was bought. */
const LIFETIME = sql`interval '2 years'`;

/**
 * A new secret that opens a guest's order, and the statement that stores it for the order that a query finds. Every mail gets
 * one of its own, because only hashes are stored (T061).
 */
export function newOrderLink(found: SQL): { token: string; stored: SQL } {
  const { token, hash } = newSecret();
  return {
    token,
    stored: sql`insert into order_links (token_hash, order_id) select ${hash}::bytea, id from (${found}) o returning order_id`,
  };
}

/** The order that a link opens. Once it belongs to an account, the link no longer proves anything. */
export async function findLinkedOrder(
  db: Database,
  token: string,
): Promise<{ order: OrderRow; isOpen: boolean } | null> {
  const hash = tokenHash(token);
  if (!hash) return null;
  const [found] = await db
    .select({ order: orders, isOpen: sql<boolean>`${orders.userId} is null` })
    .from(orderLinks)
    .innerJoin(orders, eq(orders.id, orderLinks.orderId))
    .where(
      and(eq(orderLinks.tokenHash, hash), isNull(orders.erasedAt), gt(orderLinks.createdAt, sql`now() - ${LIFETIME}`)),
    );
  return found ?? null;
}

/** The links of erased customers open nothing (T130). */
export async function deleteOrderLinks(tx: Database, orderIds: readonly number[]): Promise<void> {
  if (orderIds.length > 0) await tx.delete(orderLinks).where(isAny(orderLinks.orderId, orderIds));
}
