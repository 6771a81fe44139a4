import { type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Rollback, transact } from "#platform/database/transact.ts";
import { openTestOrders, place, settle, type TestOrders } from "../selling/orders.ts";
import { checkOrders } from "./check-orders.ts";

let shop: TestOrders;
beforeAll(async () => {
  shop = await openTestOrders();
});
afterAll(() => shop.close());

/** The findings of the check after damages, which are rolled back afterwards. */
const complaintsAbout = (...damages: SQL[]): Promise<string[]> =>
  transact(shop.database.db, async (tx, rollback: Rollback<string[]>) => {
    for (const damage of damages) await tx.execute(damage);
    return rollback(await checkOrders(tx));
  });

describe("the check of orders", () => {
  test("I7 finds an order without its lines, its pieces or its address", async () => {
    const { id } = await place(shop);
    const paid = await place(shop);
    await settle(shop, paid.id);
    expect(await checkOrders(shop.database.db)).toEqual([]);
    const withoutLines = [
      sql`alter table order_lines disable trigger append_only`,
      sql`delete from order_lines where order_id = ${id}`,
    ];
    expect(await complaintsAbout(...withoutLines)).toContain(`I7: OR${id} has no lines`);
    expect(await complaintsAbout(sql`delete from reservations where order_id = ${id}`)).toEqual([
      `I7: OR${id} waits without its pieces`,
    ]);
    expect(await complaintsAbout(sql`update orders set address = '{}' where id = ${id}`)).toEqual([
      `I7: OR${id} has no address`,
    ]);
    expect(await complaintsAbout(sql`update orders set paid_at = null where id = ${paid.id}`)).toEqual([
      `I7: OR${paid.id} has another moment of payment than its state`,
    ]);
  });

  test("I10 finds an undeclared transition, a gap, and a state without its history", async () => {
    const { id } = await place(shop);
    const step = (from: string, event: string, to: string) => sql`
      insert into status_events (aggregate, aggregate_id, from_state, to_state, event, actor)
      values ('order', ${id}, ${from}, ${to}, ${event}, 'system')`;
    const state = (to: string) => sql`update orders set state = ${to} where id = ${id}`;
    expect(await complaintsAbout(step("awaiting_payment", "deliver", "delivered"))).toContain(
      `I10: OR${id} took the undeclared transition deliver from awaiting_payment to delivered by system`,
    );
    expect(await complaintsAbout(step("paid", "process", "processing"))).toContain(
      `I10: OR${id} has a gap before process`,
    );
    expect(await complaintsAbout(state("cancelled"))).toContain(
      `I10: OR${id} is cancelled, but its history ends at awaiting_payment`,
    );
  });
});
