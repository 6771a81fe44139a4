import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { addForwarder } from "../e2e/faults/rig/forwarding.ts";
import type { Shop } from "../e2e/faults/rig/shop.ts";
import { quantile } from "./statistics.ts";

const QUOTES = 1_000;
const REQUESTS = Number(process.env.BENCH_QUOTE_REQUESTS ?? 200);
const MOST_MS = 50;

async function storeQuotes({ database: { db } }: Shop, userId: number): Promise<void> {
  await db.execute(sql`
    with stored as (
      insert into quotes (slug, user_id, storefront_code, language_id, currency_id, country_id, state, created_at, submitted_at)
      select ${randomUUID()} || n, ${userId}::integer, 'lt', 1, 1, 1, 'in_review', now() - n * interval '1 hour', now()
      from generate_series(1, ${QUOTES}::integer) n returning id)
    insert into quote_items (quote_id, position, link, name, options, quantity, price, currency, hs6, substitute, note)
    select id, position, 'https://www.alderandco.example/boots', 'Chelsea boots', 'US 9', 1, 1280000, 'USD', '640391', 'ask', ''
    from stored, generate_series(0, 2) position`);
}

/** Measures the call of /quotes for a customer with 1,000 quotes of three items; false where it is too slow. */
export async function measureQuotes(shop: Shop): Promise<boolean> {
  const { userId, open } = await addForwarder(shop);
  await storeQuotes(shop, userId);
  const buyer = open();
  const took: number[] = [];
  for (let index = 0; index < REQUESTS; index += 1) {
    const startedAt = performance.now();
    const { status } = await buyer.call("/quotes/list", {});
    took.push(performance.now() - startedAt);
    if (status !== 200) throw new Error(`quotes/list was answered with ${status}`);
  }
  const p95 = quantile(took, 0.95);
  console.log(`| quotes/list of ${QUOTES} quotes, p95 | ${p95.toFixed(1)} ms | at most ${MOST_MS} ms |`);
  return p95 <= MOST_MS;
}
