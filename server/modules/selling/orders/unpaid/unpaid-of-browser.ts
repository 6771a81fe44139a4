import { and, desc, eq, gt, sql } from "drizzle-orm";
import type { UnpaidOrder } from "#contracts/shop/people/identity.ts";
import { orderNumber } from "#domain/selling/orders/order-kind.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { visitorHashOf } from "#platform/calls/owner.ts";
import { orders } from "../tables.ts";

/** A guest has no list of orders: the newest one that this browser can still pay, by the database's clock (F13). */
export async function unpaidOrderOfBrowser({ db, client, storefront }: CallContext): Promise<UnpaidOrder | null> {
  const visitorHash = visitorHashOf(client);
  if (!visitorHash) return null;
  const { id, slug, expiresAt } = orders;
  const [found] = await db
    .select({ id, slug, expiresAt, secondsLeft: sql<number>`extract(epoch from ${expiresAt} - now())::integer` })
    .from(orders)
    .where(
      and(
        eq(orders.visitorHash, visitorHash),
        eq(orders.state, "awaiting_payment"),
        eq(orders.storefrontCode, storefront.code),
        gt(expiresAt, sql`now()`),
      ),
    )
    .orderBy(desc(orders.placedAt))
    .limit(1);
  if (!found) return null;
  return {
    number: orderNumber("marketplace", found.id),
    slug: found.slug,
    expires_at: found.expiresAt.toISOString(),
    seconds_left: Math.max(0, found.secondsLeft),
  };
}
