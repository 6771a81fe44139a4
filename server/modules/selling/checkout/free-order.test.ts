import { afterAll, beforeAll, expect, test } from "vitest";
import { addProduct } from "#testing/catalogue/catalog.ts";
import { silentProvider } from "#testing/money/paying.ts";
import { query } from "#testing/people/identity.ts";
import { newShopper } from "#testing/selling/cart.ts";
import { beginCheckout, expectInvariants, newCustomer } from "#testing/selling/checkout.ts";
import { createTestApp, type TestApp } from "#testing/test-app.ts";
import { promotions } from "../promotions/tables.ts";

let app: TestApp;
let variantId: number;

/** A promotion for the full price, with free shipping and delivery. */
beforeAll(async () => {
  app = await createTestApp({ providers: [silentProvider()] });
  ({ variantId } = await addProduct(app.database.db, { stock: 10 }));
  await app.database.db.insert(promotions).values({ code: "GIFT", type: 1, value: 10_000 });
  await query(
    app,
    `insert into freight_discounts select distinct storefront_code, currency_id, method, valid_from, 0, 100
    from freight_discounts on conflict do nothing`,
  );
  await query(app, "update freight_discounts set percent = 100");
  await query(app, "update courier_fees set amount = 0");
});
afterAll(() => app?.close());

test.each([
  ["of a guest", async () => newShopper(), { email: "guest@example.com" }],
  ["of a customer with nothing on the balance", () => newCustomer(app, "ruta@example.com"), { email: null }],
])("CHECKOUT-10 CHECKOUT-11 T117 an order that a code pays for in full is paid at once: %s", async (...given) => {
  const [, somebody, choice] = given;
  const buyer = await beginCheckout(app, await somebody(), [{ variantId }]);
  await buyer.post("apply-promotion", { code: "GIFT" });
  const total = async () => (await buyer.chooseShipping(choice)).totals.final;
  await expect.poll(total, { timeout: 5_000 }).toBe(0);
  // No payment method is chosen for a total of zero.
  expect(await buyer.confirm()).toMatchObject({ result: "confirmed", changes: [] });
  expect(await buyer.pay(0)).toMatchObject({ status: 200, body: { result: "done", redirect_url: null } });
  const [order] = await query(app, "select * from orders where slug = $1", [buyer.slug]);
  expect(order).toMatchObject({ state: "paid", total: "0", payment_fee: "0" });
  await expectInvariants(app);
});
