import { sql } from "drizzle-orm";
import type { Database } from "#platform/database/open-database.ts";
import * as store from "./cart-store.ts";
import type { CartVisit } from "./use-cart.ts";

/** A cart with something in it that its owner has not touched for a while. */
export interface AbandonedCart {
  id: number;
  storefrontCode: string;
  userId: number;
  touchedAt: Date;
  lines: { variantId: number; quantity: number }[];
}

interface CartRow extends Record<string, unknown>, Omit<AbandonedCart, "touchedAt"> {
  touchedAt: number;
}

/** The carts of accounts that were last touched between two moments, or one of them. An order has emptied its cart. */
export async function abandonedCarts(
  db: Database,
  { from, until, id = null }: { from: Date; until: Date; id?: number | null },
): Promise<AbandonedCart[]> {
  const { rows } = await db.execute<CartRow>(sql`
    select c.id::integer as id, c.storefront_code as "storefrontCode", c.user_id as "userId",
      floor(extract(epoch from c.touched_at) * 1000)::float8 as "touchedAt",
      json_agg(json_build_object('variantId', l.variant_id, 'quantity', l.quantity) order by l.id) as lines
    from carts c join cart_lines l on l.cart_id = c.id
    where c.user_id is not null and c.touched_at > ${from.toISOString()}::timestamptz
      and c.touched_at <= ${until.toISOString()}::timestamptz and (${id}::bigint is null or c.id = ${id}::bigint)
    group by c.id order by c.id`);
  return rows.map((row) => ({ ...row, touchedAt: new Date(row.touchedAt) }));
}

/** Puts what another cart holds into the caller's; what is there already stays as it is. */
export async function restoreCart(visit: CartVisit, cartId: number): Promise<void> {
  const { db, owner, scope } = visit;
  const cartOwner = { owner, storefrontCode: scope.storefront.code };
  const own = await store.readCart(db, cartOwner);
  if (own?.cartId === cartId) return;
  const { rows } = await db.execute<{ variantId: number; quantity: number }>(sql`
    select variant_id as "variantId", quantity from cart_lines where cart_id = ${cartId} order by id`);
  const known = new Set(own?.lines.map(({ variantId }) => variantId));
  for (const line of rows) if (!known.has(line.variantId)) await store.addLine(db, cartOwner, scope, line);
  await store.readCart(db, cartOwner);
}
