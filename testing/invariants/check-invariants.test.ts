import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Rollback, transact } from "#platform/database/transact.ts";
import { openTestOrders, place, settle, type TestOrders } from "../selling/orders.ts";
import { checkInvariants, type Violation } from "./check-invariants.ts";

let shop: TestOrders;
beforeAll(async () => {
  shop = await openTestOrders();
});
afterAll(() => shop.close());

describe("all checks, read in one statement", () => {
  test("F45 they find what each of them finds alone", async () => {
    const { id } = await place(shop);
    expect(await checkInvariants(shop.database.db)).toEqual([]);
    const paid = await place(shop);
    await settle(shop, paid.id);
    const found = await transact(shop.database.db, async (tx, rollback: Rollback<Violation[]>) => {
      await tx.execute(sql`update orders set paid_at = null where id = ${paid.id}`);
      await tx.execute(sql`update orders set address = '{}', state = 'shipped' where id = ${id}`);
      await tx.execute(
        sql`update parcels set state = 'disposed', disposable_from = null where id = (select min(id) from parcels where state = 'in_storage')`,
      );
      return rollback(await checkInvariants(tx));
    });
    const rules = found.map(({ rule, detail }) => `${rule} ${detail}`).join("\n");
    for (const problem of [
      `OR${paid.id} has another moment of payment than its state`,
      `OR${id} has no address`,
      `I10: OR${id}`,
      "was disposed of without its notices",
    ])
      expect(rules).toContain(problem);
  });

  test("F45 a statement that fails is an error, not a shop without violations", async () => {
    await expect(
      transact(shop.database.db, async (tx) => {
        await tx.execute(sql`alter table parcels rename to boxes`);
        await checkInvariants(tx);
      }),
    ).rejects.toThrow();
  });
});
