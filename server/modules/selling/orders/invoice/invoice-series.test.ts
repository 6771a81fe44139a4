import { setTimeout } from "node:timers/promises";
import { asc, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connect } from "#platform/database/connect.ts";
import { addProduct } from "#testing/catalogue/catalog.ts";
import { effectOn, openTestOrders, place, settle, type TestOrders } from "#testing/selling/orders.ts";
import type { OrderDeps } from "../orders.ts";
import { runEffect } from "../run-effect.ts";
import { orderInvoices, orders } from "../tables.ts";

const WRITERS = 16;
const ORDERS_EACH = 4;

let shop: TestOrders;
beforeAll(async () => {
  shop = await openTestOrders(WRITERS);
});
afterAll(() => shop.close());

async function paidOrders(count: number): Promise<number[]> {
  const goods = [await addProduct(shop.database.db, { stock: 10 * count })];
  const ids: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const { id } = await place(shop, { goods });
    await settle(shop, id);
    ids.push(id);
  }
  return ids;
}

/** As a worker does: what fails comes again. */
async function runUntilDone(deps: OrderDeps, id: number): Promise<void> {
  for (;;) {
    const isDone = await runEffect(deps, effectOn(id, "paid")).then(
      () => true,
      () => false,
    );
    if (isDone) return;
  }
}

/** Ends connections at random moments, in the middle of whatever they do. */
async function endConnectionsUntil(isOver: () => boolean): Promise<number> {
  const client = await connect(shop.url);
  let ended = 0;
  while (!isOver()) {
    const { rows } = await client.query<{ ended: number }>(`
      select count(pg_terminate_backend(pid))::int as ended from (
        select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
          and state <> 'idle' order by random() limit 1) one`);
    const found = rows[0]?.ended ?? 0;
    ended += found;
    // Looks again at once where none was at work: the writers need only some milliseconds.
    if (found > 0) await setTimeout(10);
  }
  await client.end();
  return ended;
}

test("I9 numbers have no gap, are in the order of their moments and given once, by 16 writers whose connections end", async () => {
  const ids = await paidOrders(WRITERS * ORDERS_EACH);
  let isOver = false;
  const writing = Promise.all([...ids, ...ids.toReversed()].map((id) => runUntilDone(shop.deps, id))).finally(() => {
    isOver = true;
  });
  const ended = await endConnectionsUntil(() => isOver);
  await writing;
  expect(ended).toBeGreaterThan(0);
  const { db } = shop.database;
  const numbered = await db.select().from(orders).where(inArray(orders.id, ids)).orderBy(asc(orders.invoicedAt));
  const numbers = numbered.map(({ invoiceNumber }) => invoiceNumber);
  const first = Number(numbers[0]?.slice(-6));
  const prefix = `LT-${new Date().getUTCFullYear()}-`;
  expect(numbers).toEqual(ids.map((_, index) => `${prefix}${String(first + index).padStart(6, "0")}`));
  const kept = await db
    .select()
    .from(orderInvoices)
    .where(inArray(orderInvoices.orderId, ids))
    .orderBy(asc(orderInvoices.number));
  expect(kept.map(({ orderId, number }) => [orderId, number])).toEqual(
    numbered.map(({ id, invoiceNumber }) => [id, invoiceNumber]),
  );
  for (const { number, document } of kept) {
    expect(document.title).toBe(`PVM sąskaita faktūra ${number}`);
    expect(document.facts[0]).toMatch(/^Data: \d{4}-\d\d-\d\d$/);
  }
  const { rows } = await db.execute<{ sold: number }>(sql`select sum(quantity)::int as sold from uncounted_sales`);
  expect(rows).toEqual([{ sold: 2 * ids.length }]);
}, 60_000);

test("nobody waits for a number while another invoice is prepared, or its mail", async () => {
  const [slow, quick] = (await paidOrders(2)) as [number, number];
  const started = Promise.withResolvers<void>();
  const mayGoOn = Promise.withResolvers<void>();
  const waiting: OrderDeps = {
    ...shop.deps,
    queueMail: () => {
      started.resolve();
      return mayGoOn.promise;
    },
  };
  const preparing = runEffect(waiting, effectOn(slow, "paid"));
  await started.promise;
  const first = await Promise.race([
    runEffect(shop.deps, effectOn(quick, "paid")).then(() => "the other invoice"),
    setTimeout(5_000, "nothing"),
  ]);
  mayGoOn.resolve();
  await preparing;
  expect(first).toBe("the other invoice");
});
