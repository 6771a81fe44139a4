import { sql } from "drizzle-orm";
import { addForwarder } from "../e2e/faults/rig/forwarding.ts";
import type { Shop } from "../e2e/faults/rig/shop.ts";
import { quantile } from "./statistics.ts";

const PARCELS = 500;
const REQUESTS = Number(process.env.BENCH_DESK_REQUESTS ?? 200);
const MOST_MS = 50;

async function storeParcels({ database: { db } }: Shop, suiteId: number): Promise<void> {
  await db.execute(sql`
    with stored as (
      insert into parcels (warehouse_id, suite_id, state, shop, weight_grams, length_mm, width_mm, height_mm, received_at,
        free_until, attested_at)
      select 1 + n % 3, ${suiteId}::integer, 'in_storage', 'stridewear.com', 1200, 320, 200, 120, now() - n * interval '1 hour',
        current_date + 30, now() from generate_series(1, ${PARCELS}::integer) n returning id)
    insert into parcel_items (parcel_id, position, description, quantity, unit_value, hs6, origin)
    select id, 0, 'Trail running shoes', 1, 799000, '640411', 'VN' from stored`);
}

/** Measures the calls of /parcels for a customer with 500 parcels; false where one is too slow. */
export async function measureDesk(shop: Shop): Promise<boolean> {
  const forwarder = await addForwarder(shop);
  await storeParcels(shop, forwarder.suiteId);
  const buyer = forwarder.open();
  const calls = { "parcels/desk": {}, "parcels/list": { tab: "in_storage" } };
  let isQuick = true;
  for (const [name, body] of Object.entries(calls)) {
    const took: number[] = [];
    for (let index = 0; index < REQUESTS; index += 1) {
      const startedAt = performance.now();
      const { status } = await buyer.call(`/${name}`, { currency_id: 1, language_id: 1, ...body });
      took.push(performance.now() - startedAt);
      if (status !== 200) throw new Error(`${name} was answered with ${status}`);
    }
    const p95 = quantile(took, 0.95);
    console.log(`| ${name} of ${PARCELS} parcels, p95 | ${p95.toFixed(1)} ms | at most ${MOST_MS} ms |`);
    isQuick &&= p95 <= MOST_MS;
  }
  return isQuick;
}
