import { type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Rollback, transact } from "#platform/database/transact.ts";
import { openTestOrders, type TestOrders } from "../selling/orders.ts";
import { checkShipments } from "./check-shipments.ts";

let shop: TestOrders;
beforeAll(async () => {
  shop = await openTestOrders();
});
afterAll(() => shop.close());

/** The findings of the check after a damage, which is rolled back afterwards. */
const complaintsAbout = (damage: SQL): Promise<string[]> =>
  transact(shop.database.db, async (tx, rollback: Rollback<string[]>) => {
    await tx.execute(damage);
    return rollback(await checkShipments(tx));
  });

/** The demo's order that is in customs. */
const OF = sql`subject_kind = 'order' and subject_id = 11`;

test("I15 the check finds a status that nobody reported, one that went back, an end that goes on, an order that stays behind", async () => {
  expect(await checkShipments(shop.database.db)).toEqual([]);
  expect((await complaintsAbout(sql`update shipments set status = 'lost' where ${OF}`))[0]).toContain(
    "nobody reported",
  );
  expect((await complaintsAbout(sql`update shipments set status = 'packed' where ${OF}`))[0]).toContain("was farther");
  expect((await complaintsAbout(sql`update shipments set ended_at = now() where ${OF}`))[0]).toContain("has ended");
  expect((await complaintsAbout(sql`update orders set state = 'shipped' where id = 11`))[0]).toContain(
    "order is shipped",
  );
});

test("I15 the check finds a forward request that stays behind its boxes, and an event that was written down twice", async () => {
  const state = sql`update forward_requests set state = 'dispatched' where state = 'at_pickup_point'`;
  expect((await complaintsAbout(state))[0]).toContain("forward_request is dispatched");
  const twice = await transact(shop.database.db, async (tx, rollback: Rollback<string[]>) => {
    await tx.execute(sql`alter table tracking_events drop constraint tracking_events_shipment_id_code_happened_at_key`);
    await tx.execute(sql`
      insert into tracking_events (shipment_id, code, place, happened_at, source)
      select shipment_id, code, place, happened_at, source from tracking_events order by id limit 1`);
    return rollback(await checkShipments(tx));
  });
  expect(twice).toHaveLength(1);
  expect(twice[0]).toMatch(/^I15: shipment \d+ has .* twice$/);
});
