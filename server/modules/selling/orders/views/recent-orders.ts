import { and, desc, eq } from "drizzle-orm";
import type { Database } from "#platform/database/open-database.ts";
import type { OrderRow } from "../order-aggregate.ts";
import { orders } from "../tables.ts";
import type { OrderOwner } from "./order-list-source.ts";

/** A customer's newest orders, for pages where one of them is chosen. */
export const recentOrders = (
  db: Database,
  { userId, storefrontCode }: OrderOwner,
  limit: number,
): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.storefrontCode, storefrontCode)))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(limit);
