import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AddedProduct, addProduct } from "#testing/catalogue/catalog.ts";
import { letReservationsExpire, levelOf } from "#testing/catalogue/stock.ts";
import { silentProvider } from "#testing/money/paying.ts";
import { query } from "#testing/people/identity.ts";
import { newShopper } from "#testing/selling/cart.ts";
import { type Buyer, beginCheckout, expectInvariants } from "#testing/selling/checkout.ts";
import { createTestApp, type TestApp } from "#testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ providers: [silentProvider()] });
});
afterAll(() => app?.close());

const run = (statement: ReturnType<typeof sql>) => app.database.db.execute(statement);

/** A checkout with all choices made, not confirmed yet. */
async function almostThere(quantity = 2): Promise<{ buyer: Buyer; product: AddedProduct }> {
  const product = await addProduct(app.database.db, { stock: 5 });
  const buyer = await beginCheckout(app, newShopper(), [{ variantId: product.variantId, quantity }]);
  await buyer.chooseShipping();
  await buyer.choosePayment();
  return { buyer, product };
}

const setPrice = ({ variantId }: AddedProduct, amount: number) =>
  run(sql`update prices set amount = ${amount} where variant_id = ${variantId}`);
const takeOffSale = ({ id }: AddedProduct) => run(sql`update products set is_active = false where id = ${id}`);
const ordersOf = ({ slug }: Buyer) => query(app, "select * from orders where slug = $1", [slug]);

/** The reservations of the cart expired and another visitor took the pieces. */
async function sellTo(someoneElse: { left: number }, { variantId }: AddedProduct): Promise<void> {
  await letReservationsExpire(app.database.db);
  await run(sql`delete from reservations where variant_id = ${variantId}`);
  await run(sql`insert into stock_movements (variant_id, quantity, reason)
    select variant_id, ${someoneElse.left} - on_hand, 'written_off' from stock_levels where variant_id = ${variantId}`);
}

describe("T113 changes before the confirmation", () => {
  test("T113 returns a new price and confirms it the second time", async () => {
    const { buyer, product } = await almostThere();
    const before = await buyer.fetch();
    await setPrice(product, 120_000);
    const confirmed = await buyer.confirm();
    expect(confirmed).toMatchObject({ result: "changed" });
    expect(confirmed.changes).toContainEqual(
      expect.objectContaining({ kind: "price", before: 100_000, now: 120_000, sku: `${product.sku}-V` }),
    );
    expect(confirmed.data.totals.subtotal).toBe(240_000);
    expect((await buyer.pay(before.totals.final)).status).toBe(409);
    const again = await buyer.confirm();
    expect(again).toMatchObject({ result: "confirmed", changes: [] });
    const paid = await buyer.pay(again.data.totals.final);
    expect(paid.body.result).toBe("redirect");
    expect(await ordersOf(buyer)).toMatchObject([{ subtotal: "240000", total: String(again.data.totals.final) }]);
  });

  test("T113 F20 reports fewer or no pieces, with the number left", async () => {
    const { buyer, product } = await almostThere(3);
    await sellTo({ left: 1 }, product);
    const short = await buyer.confirm();
    expect(short.changes).toContainEqual(expect.objectContaining({ kind: "quantity", before: 3, now: 1 }));
    expect(short.data.products).toMatchObject([{ quantity: 1 }]);
    await sellTo({ left: 0 }, product);
    const gone = await buyer.confirm();
    expect(gone.changes).toContainEqual(expect.objectContaining({ kind: "gone", before: 1, now: null }));
    expect(gone.data.products).toEqual([]);
    expect((await buyer.post("confirm", { total: 0, terms_accepted: true })).status).toBe(409);
    await expectInvariants(app);
  });

  test("T113 F20 reports a product that is no longer sold", async () => {
    const { buyer, product } = await almostThere();
    await takeOffSale(product);
    expect((await buyer.confirm()).changes).toContainEqual(expect.objectContaining({ kind: "gone" }));
  });

  test("T113 reports a changed courier fee", async () => {
    const { buyer } = await almostThere();
    const { delivery } = await buyer.fetch();
    const courierId = delivery?.local_delivery;
    const fee = delivery?.delivery_fee ?? 0;
    const set = async (amount: number) => {
      await run(sql`update courier_fees set amount = ${amount} where courier_id = ${courierId} and currency_id = 1`);
      const known = () => app.shop.delivery.findCourier(courierId ?? 0, 1)?.fee;
      await expect.poll(known, { timeout: 5_000 }).toBe(amount);
    };
    await set(fee + 10_000);
    const confirmed = await buyer.confirm();
    expect(confirmed.changes).toEqual([expect.objectContaining({ kind: "delivery", before: fee, now: fee + 10_000 })]);
    expect(confirmed.data.totals.delivery).toBe(fee + 10_000);
    await set(fee);
  });
});

describe("T113 F20 changes between the confirmation and the payment", () => {
  test.each([
    ["its price", (product: AddedProduct) => setPrice(product, 90_000), [{ currentPrice: 90_000, quantity: 2 }]],
    ["its being sold", takeOffSale, []],
    ["the last piece", (product: AddedProduct) => sellTo({ left: 0 }, product), []],
    ["a piece", (product: AddedProduct) => sellTo({ left: 1 }, product), [{ currentPrice: 100_000, quantity: 1 }]],
  ])("T113 F20 %s: nothing is ordered, nobody is asked for money, and what there is is shown", async (...given) => {
    const [, change, left] = given;
    const { buyer, product } = await almostThere();
    const { data } = await buyer.confirm();
    await change(product);
    const { body } = await buyer.pay(data.totals.final);
    expect(body).toMatchObject({ result: "changed", order_number: null, redirect_url: null });
    expect(await ordersOf(buyer)).toEqual([]);
    const fresh = await buyer.fetch();
    expect(fresh).toMatchObject({ status: "open", products: left });
    expect(fresh.products).toHaveLength(left.length);
    if (left.length > 0) {
      expect((await buyer.confirm()).result).toBe("confirmed");
      expect((await buyer.pay(fresh.totals.final)).body.result).toBe("redirect");
    }
    await expectInvariants(app);
  });

  test("F20 an order keeps the confirmed texts and prices when the product changes", async () => {
    const { buyer, product } = await almostThere();
    const { data } = await buyer.confirm();
    await buyer.pay(data.totals.final);
    await setPrice(product, 900_000);
    await takeOffSale(product);
    expect(await ordersOf(buyer)).toMatchObject([{ total: String(data.totals.final), subtotal: "200000" }]);
    expect(await buyer.fetch()).toMatchObject({ status: "ordered", totals: { final: data.totals.final } });
    await expectInvariants(app);
  });

  test("T113 F20 reserves expired pieces again while they are available", async () => {
    const { buyer, product } = await almostThere();
    const { data } = await buyer.confirm();
    await letReservationsExpire(app.database.db);
    expect((await buyer.pay(data.totals.final)).body.result).toBe("redirect");
    expect(await levelOf(app.database.db, product.variantId)).toEqual({ on_hand: 5, reserved: 2 });
  });
});

describe("F16 two lines of the same variant", () => {
  test("F16 are counted together, so the last piece is not ordered twice", async () => {
    const { buyer, product } = await almostThere(1);
    await run(sql`update checkouts set lines = lines || lines where slug = ${buyer.slug}`);
    await sellTo({ left: 1 }, product);
    const confirmed = await buyer.confirm();
    expect(confirmed.changes).toContainEqual(expect.objectContaining({ kind: "gone", before: 1 }));
    expect(confirmed.data.products).toHaveLength(1);
    await run(sql`update checkouts set lines = lines || lines where slug = ${buyer.slug}`);
    await run(
      sql`update checkouts set confirmed_total = ${(await buyer.fetch()).totals.final} where slug = ${buyer.slug}`,
    );
    expect((await buyer.pay((await buyer.fetch()).totals.final)).body.result).toBe("changed");
    expect(await ordersOf(buyer)).toEqual([]);
    await expectInvariants(app);
  });
});
