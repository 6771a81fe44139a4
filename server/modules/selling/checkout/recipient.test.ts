import { afterAll, beforeAll, expect, test } from "vitest";
import type { CheckoutData } from "#contracts/shop/selling/checkout-data.ts";
import { addProduct } from "#testing/catalogue/catalog.ts";
import { silentProvider } from "#testing/money/paying.ts";
import { ADDRESS, query } from "#testing/people/identity.ts";
import { newShopper } from "#testing/selling/cart.ts";
import { beginCheckout, buy, newCustomer } from "#testing/selling/checkout.ts";
import { call, createTestApp, type TestApp } from "#testing/test-app.ts";

let app: TestApp;
let variantId: number;
beforeAll(async () => {
  app = await createTestApp({ providers: [silentProvider()] });
  ({ variantId } = await addProduct(app.database.db, { stock: 100 }));
});
afterAll(() => app?.close());

const begin = (shopper = newShopper()) => beginCheckout(app, shopper, [{ variantId }]);
const RECIPIENT = { ...ADDRESS, first_address: "", city: "", zip: "" };
const LATVIA = 2;
const CHINA = 7;

test("CHECKOUT-08 CHECKOUT-09 an order to a pickup point needs a name, a phone and an e-mail, and no street", async () => {
  const buyer = await begin();
  const { body } = await buy(buyer, { address: RECIPIENT, deliveryType: "pickup" });
  expect(body.result).toBe("redirect");
  const [order] = await query<{ address: object }>(app, "select address from orders where slug = $1", [buyer.slug]);
  expect(order?.address).toMatchObject({ first_name: ADDRESS.first_name, first_address: "", city: "", zip: "" });
});

test("T114 CHECKOUT-08 a courier to the door needs the street", async () => {
  const buyer = await begin();
  await buyer.chooseShipping({ address: RECIPIENT, deliveryType: "door" });
  const { payment_methods } = await buyer.fetch();
  const refused = await buyer.post<{ code: string }>("set-payment", { payment_method_id: payment_methods[0]?.id });
  expect(refused).toMatchObject({ status: 409, body: { code: "checkout_incomplete" } });
  expect((await buyer.post<{ has_shipping: boolean }>("status")).body.has_shipping).toBe(false);
});

test("ERROR-06 CHECKOUT-08 takes a local phone number and shows the international one", async () => {
  const buyer = await begin();
  const { body } = await buyer.post("set-address", { address: { ...ADDRESS, phone_number: "8 612 34567" } });
  expect(body.data.address?.current?.phone_number).toBe("+370 612 34567");
  const { cookies } = await newCustomer(app, "local-phone@example.com");
  await call(app, "/account/add-delivery-address", { id: 0, ...ADDRESS, phone_number: "0612 34567" }, { cookies });
  const saved = (await call(app, "/account/list-delivery-addresses", {}, { cookies })).json();
  expect(JSON.stringify(saved)).toContain("+370 612 34567");
});

test("CHECKOUT-08 offers and takes only countries that goods can be brought to", async () => {
  const buyer = await begin();
  const { country } = await buyer.fetch();
  const offered = country?.countries.map(({ iso_code }) => iso_code) ?? [];
  expect(offered).toContain("LT");
  expect(offered).not.toContain("CN");
  for (const choice of [{ country_id: CHINA }, { address: { ...ADDRESS, country_id: CHINA } }]) {
    const refused = await buyer.post<{ errors: object }>("set-address", choice);
    expect(refused).toMatchObject({ status: 422, body: { errors: { country_id: "validation.country" } } });
  }
});

test("CHECKOUT-08 CHECKOUT-09 the country decides the couriers before anything else is typed", async () => {
  const buyer = await begin();
  const couriersOf = ({ delivery }: CheckoutData) => delivery?.local_delivery_couriers.map(({ id }) => id);
  const before = couriersOf(await buyer.fetch());
  const { body } = await buyer.post("set-address", { country_id: LATVIA });
  expect(body.data.country?.country_id).toBe(LATVIA);
  expect(body.data.address?.current).toBeNull();
  expect(couriersOf(body.data)).not.toEqual(before);
});
