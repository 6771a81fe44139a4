import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { ORDER_STATES } from "#domain/selling/orders/order-states.ts";
import { checkLedger } from "#modules/money/balance/index.ts";
import { orders } from "#modules/selling/orders/tables.ts";
import { databaseOfThisFile } from "#testing/database-of-file.ts";
import { checkOrders } from "#testing/invariants/check-orders.ts";
import { checkPayments } from "#testing/invariants/check-payments.ts";
import { checkPromotions } from "#testing/invariants/check-promotions.ts";
import { checkShipments } from "#testing/invariants/check-shipments.ts";
import { checkStock } from "#testing/invariants/check-stock.ts";
import { seedDemoOrders } from "./seed-demo-orders.ts";

const database = databaseOfThisFile();

test("the demo has an order in every state, some of them to be paid, and none twice", async () => {
  const placed = await database.db.select().from(orders);
  expect([...new Set(placed.map(({ state }) => state))].sort()).toEqual([...ORDER_STATES].sort());
  await seedDemoOrders(database.db, new Date());
  expect(await database.db.select().from(orders)).toHaveLength(placed.length);
});

test("I1 I2 I3 I6 I7 I10 I15 the demo's orders, payments, stock, promotions and ledger keep the invariants", async () => {
  const { db } = database;
  const found = [
    await checkOrders(db),
    await checkStock(db),
    await checkPayments(db),
    await checkPromotions(db),
    await checkShipments(db),
  ];
  expect(found.flat()).toEqual([]);
  expect(await checkLedger(db)).toEqual([]);
});

test("what happened to the demo's orders happened in order, and not in the future", async () => {
  const { rows } = await database.db.execute(sql`
    select shipment_id from tracking_events where happened_at > now()
    union all select aggregate_id from status_events where at > now()
    union all select aggregate_id from (
      select aggregate_id, at, lag(at) over (partition by aggregate, aggregate_id order by id) as before from status_events
    ) steps where at < before`);
  expect(rows).toEqual([]);
});
