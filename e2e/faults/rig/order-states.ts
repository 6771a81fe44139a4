import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Shop } from "./shop.ts";

export interface OrderStanding extends Record<string, unknown> {
  id: number;
  slug: string;
  state: string;
}

/** The orders that came of these checkouts. */
export async function ordersOf({ database }: Shop, slugs: readonly string[]): Promise<OrderStanding[]> {
  const { rows } = await database.db.execute<OrderStanding>(sql`
    select id, slug, state from orders where slug = any(${sql.param([...slugs])}::text[]) order by id`);
  return rows;
}

export const countIn = (orders: readonly OrderStanding[], state: string): number =>
  orders.filter((order) => order.state === state).length;

/** Polls until something is so; false when it does not become so in time. */
export async function becomes(isSo: () => Promise<boolean>, limitMs = 30_000): Promise<boolean> {
  for (const deadline = performance.now() + limitMs; performance.now() < deadline; await setTimeout(50))
    if (await isSo()) return true;
  return false;
}

export const becomesState = (shop: Shop, slug: string, state: string, limitMs?: number): Promise<boolean> =>
  becomes(async () => countIn(await ordersOf(shop, [slug]), state) === 1, limitMs);

export const becomesPaid = (shop: Shop, slug: string, limitMs?: number): Promise<boolean> =>
  becomesState(shop, slug, "paid", limitMs);

/** Reservations of carts that are as old as if their time had run out. */
export async function letReservationsExpire({ database }: Shop, variantIds: readonly number[]): Promise<void> {
  await database.db.execute(sql`
    update reservations set expires_at = clock_timestamp() - interval '1 second', reserved_at = now() - interval '21 minutes'
    where cart_id is not null and variant_id = any(${sql.param([...variantIds])}::integer[])`);
}

/** A payment has been silent for as long as its provider is not asked, which is four minutes. */
export async function letSilenceLast({ database }: Shop, reference: string | null): Promise<void> {
  await database.db.execute(sql`update payments set check_after = clock_timestamp() where reference = ${reference}`);
}
