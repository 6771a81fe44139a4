import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type OpenDatabase, openDatabase } from "#platform/database/open-database.ts";
import { addProduct, noteSale } from "#testing/catalogue/catalog.ts";
import { createTestDatabase, type TestDatabase } from "#testing/database.ts";
import { countSales } from "./count-sales.ts";

let own: TestDatabase;
let database: OpenDatabase;
beforeAll(async () => {
  own = await createTestDatabase();
  database = openDatabase(own.url, { poolSize: 4, onIdleError: () => undefined });
});
afterAll(async () => {
  await database.close();
  await own.drop();
});

async function paidAmountOf(id: number): Promise<number | undefined> {
  const { rows } = await database.db.execute<{ paid_amount: number }>(
    sql`select paid_amount from products where id = ${id}`,
  );
  return rows[0]?.paid_amount;
}

test("CATALOG-08 sales are counted exactly, once, by one of several rounds, and not lost by one that fails", async () => {
  const { db } = database;
  const [often, rarely] = [await addProduct(db), await addProduct(db, { paidAmount: 7 })];
  const sell = (orderId: number, quantity: number) =>
    noteSale(db, orderId, [
      { productId: often.id, quantity },
      { productId: often.id, quantity: 1 },
      { productId: rarely.id, quantity: 1 },
    ]);
  await sell(1, 3);
  expect(await paidAmountOf(often.id)).toBe(0);
  const broken = db.transaction(async (tx) => {
    await countSales(tx);
    throw new Error("the process died");
  });
  await expect(broken).rejects.toThrow("the process died");
  expect(await paidAmountOf(often.id)).toBe(0);
  await expect(sell(1, 3)).rejects.toThrow();
  await sell(2, 1);
  await Promise.all([countSales(db), countSales(db), countSales(db)]);
  expect([await paidAmountOf(often.id), await paidAmountOf(rarely.id)]).toEqual([6, 9]);
  await countSales(db);
  expect(await paidAmountOf(often.id)).toBe(6);
});

test("a sale of what was deleted meanwhile keeps nothing else from being counted", async () => {
  const { db } = database;
  const kept = await addProduct(db);
  await noteSale(db, 3, [
    { productId: kept.id, quantity: 2 },
    { productId: 2_000_000_000, quantity: 1 },
  ]);
  await countSales(db);
  expect(await paidAmountOf(kept.id)).toBe(2);
  const { rows } = await db.execute(sql`select from uncounted_sales`);
  expect(rows).toEqual([]);
});
