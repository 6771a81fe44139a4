import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Shop } from "./shop.ts";

export interface StoredOrder extends Record<string, unknown> {
  id: number;
  slug: string;
  state: string;
}

export async function ordersOf({ database }: Shop, slugs: readonly string[]): Promise<StoredOrder[]> {
  const { rows } = await database.db.execute<StoredOrder>(sql`
    select id, slug, state from orders where slug = any(${sql.param([...slugs])}::text[]) order by id`);
  return rows;
}

export const countIn = (orders: readonly StoredOrder[], state: string): number =>
  orders.filter((order) => order.state === state).length;

/** Polls until a condition holds; false when it does not hold in time. */
export async function becomes(holds: () => Promise<boolean>, limitMs = 30_000): Promise<boolean> {
  for (const deadline = performance.now() + limitMs; performance.now() < deadline; await setTimeout(50))
    if (await holds()) return true;
  return false;
}

export const becomesState = (shop: Shop, slug: string, state: string, limitMs?: number): Promise<boolean> =>
  becomes(async () => countIn(await ordersOf(shop, [slug]), state) === 1, limitMs);

export const becomesPaid = (shop: Shop, slug: string, limitMs?: number): Promise<boolean> =>
  becomesState(shop, slug, "paid", limitMs);

/** Lets the reservations of carts expire now. */
export async function letReservationsExpire({ database }: Shop, variantIds: readonly number[]): Promise<void> {
  await database.db.execute(sql`
    update reservations set expires_at = clock_timestamp() - interval '1 second', reserved_at = now() - interval '21 minutes'
    where cart_id is not null and variant_id = any(${sql.param([...variantIds])}::integer[])`);
}

/** Lets the shop ask the provider about a payment now instead of after four minutes. */
export async function makeCheckDue({ database }: Shop, reference: string | null): Promise<void> {
  await database.db.execute(sql`update payments set check_after = clock_timestamp() where reference = ${reference}`);
}
