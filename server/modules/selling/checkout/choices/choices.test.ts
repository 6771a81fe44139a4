import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addProduct } from "#testing/catalogue/catalog.ts";
import { silentProvider } from "#testing/money/paying.ts";
import { ADDRESS, query } from "#testing/people/identity.ts";
import { newShopper } from "#testing/selling/cart.ts";
import { type Buyer, beginCheckout, newCustomer } from "#testing/selling/checkout.ts";
import { call, createTestApp, type TestApp } from "#testing/test-app.ts";

let app: TestApp;
let variantId: number;

beforeAll(async () => {
  app = await createTestApp({ providers: [silentProvider()] });
  ({ variantId } = await addProduct(app.database.db, { stock: 1_000 }));
});
afterAll(() => app?.close());

const begin = (shopper = newShopper()) => beginCheckout(app, shopper, [{ variantId, quantity: 2 }]);
const LATVIA = 2;
const latvian = { ...ADDRESS, city: "Rīga", zip: "LV-1010", country_id: LATVIA };

test("CHECKOUT-08 a guest's e-mail may come with the address, to this country or another; a customer's stays", async () => {
  const buyer = await begin();
  for (const address of [ADDRESS, latvian]) {
    const email = `${address.city.length}@example.com`;
    await buyer.post("save-draft", { draft: { email: "typed", city: "typed", delivery_method: "5" } });
    const { body } = await buyer.post("set-address", { address, email });
    expect(body.data).toMatchObject({ email: { email }, address: { current: { city: address.city } } });
    expect(body.data.draft).toEqual({ delivery_method: "5" });
  }
  const customer = await begin(await newCustomer(app, "own@example.com"));
  const { body } = await customer.post("set-address", { address: ADDRESS, email: "other@example.com" });
  expect(body.data.email).toEqual({ email: "own@example.com" });
});

test("CHECKOUT-03 answers have the couriers only where they, or their choice, may have changed", async () => {
  const buyer = await begin();
  const { payment_methods } = await buyer.chooseShipping();
  const has = async (path: string, body: object) => [
    path,
    (await buyer.post(path, body)).body.data.delivery !== undefined,
  ];
  const total = async () => (await buyer.fetch()).totals.final;
  expect(await has("set-shipping", { shipping_method: "sea" })).toEqual(["set-shipping", false]);
  expect(await has("set-email", { email: "a@example.com" })).toEqual(["set-email", false]);
  expect(await has("set-address", { address: ADDRESS })).toEqual(["set-address", true]);
  expect(await has("set-payment", { payment_method_id: payment_methods[0]?.id })).toEqual(["set-payment", false]);
  const confirmation = { terms_accepted: true, total: await total() };
  expect(await has("confirm", { ...confirmation, total: 1 })).toEqual(["confirm", true]);
  expect(await has("confirm", confirmation)).toEqual(["confirm", false]);
});

describe("CHECKOUT-08 CHECKOUT-09 invalid choices", () => {
  const broken = async (buyer: Buyer, path: string, body: object) => {
    const { status, body: answer } = await buyer.post<{ errors?: object }>(path, body);
    return { status, errors: answer.errors };
  };

  test("CHECKOUT-08 refuses an invalid address or e-mail by its fields", async () => {
    const buyer = await begin();
    const address = { ...ADDRESS, zip: "1234", city: "" };
    const errors = { zip: "validation.zip", city: "validation.required" };
    expect(await broken(buyer, "set-address", { address })).toEqual({ status: 422, errors });
    const noAddress = { status: 422, errors: { email: "validation.email" } };
    expect(await broken(buyer, "set-email", { email: "no address" })).toEqual(noAddress);
    expect(await broken(buyer, "set-address", { address: ADDRESS, email: "no address" })).toEqual(noAddress);
    expect((await buyer.fetch()).address?.current).toBeNull();
  });

  test("CHECKOUT-09 T113 refuses a closed pickup point, when chosen and when confirmed", async () => {
    const buyer = await begin();
    const { delivery } = await buyer.chooseShipping({ deliveryType: "pickup" });
    await buyer.choosePayment();
    const point = delivery?.courier_info.parcelshop_id ?? 0;
    await query(app, "update pickup_points set is_active = false where id = $1", [point]);
    await query(app, "select pg_notify('crossdock_changes', 'pickup-points')");
    await expect.poll(() => app.shop.delivery.findPoint(point, "en"), { timeout: 5_000 }).toBeNull();
    const choice = { delivery_method: delivery?.local_delivery, parcel_shop: point };
    expect(await broken(buyer, "set-delivery", choice)).toEqual({
      status: 422,
      errors: { parcel_shop: "validation.choice" },
    });
    const confirmed = await buyer.confirm();
    expect(confirmed.changes).toEqual([expect.objectContaining({ kind: "delivery", now: null })]);
    expect(confirmed.data.delivery).toMatchObject({ local_delivery: -1, courier_info: { parcelshop_id: null } });
  });

  test("CHECKOUT-09 refuses a pickup point of another courier or country", async () => {
    const buyer = await begin();
    const { delivery } = await buyer.fetch();
    const couriers = delivery?.local_delivery_couriers ?? [];
    const [one, other] = couriers.filter(({ has_pickup_points }) => has_pickup_points);
    const point = one?.pickup_points[0]?.parcelshop_id;
    const choices = [
      { delivery_method: one?.id },
      { delivery_method: other?.id, parcel_shop: point },
      { delivery_method: one?.id, parcel_shop: 2_000_000_000 },
      { delivery_method: 2_000_000_000 },
    ];
    for (const choice of choices) expect((await broken(buyer, "set-delivery", choice)).status).toBe(422);
    await buyer.post("set-address", { address: latvian });
    expect((await broken(buyer, "set-delivery", { delivery_method: one?.id, parcel_shop: point })).status).toBe(422);
    expect((await buyer.fetch()).delivery?.local_delivery).toBe(-1);
  });

  test("CHECKOUT-09 another country changes freight and couriers and drops choices that are not offered there", async () => {
    const buyer = await begin();
    const home = await buyer.chooseShipping();
    const { body } = await buyer.post("set-address", { address: latvian });
    expect(body.data.country).toMatchObject({ country_id: LATVIA });
    expect(body.data.delivery).toMatchObject({ local_delivery: -1, delivery_fee: null });
    expect(body.data.delivery?.local_delivery_couriers.map(({ id }) => id)).not.toContain(
      home.delivery?.local_delivery,
    );
    expect(body.data.shipping?.shipping_methods).not.toEqual(home.shipping?.shipping_methods);
    const fees = body.data.delivery?.local_delivery_couriers.map(({ delivery_fee }) => delivery_fee) ?? [];
    expect(body.data.totals).toMatchObject({ delivery: Math.min(...fees), is_from: true });
  });

  test("CHECKOUT-08 T060 refuses a saved address of another customer", async () => {
    const [owner, other] = [await newCustomer(app, "saved@example.com"), await newCustomer(app, "thief@example.com")];
    const saved = await call(app, "/account/add-delivery-address", { id: 0, ...ADDRESS }, { cookies: owner.cookies });
    const address_id = saved.json().id;
    expect((await (await begin(owner)).post("set-address", { address_id })).status).toBe(200);
    for (const shopper of [other, newShopper()]) {
      expect((await (await begin(shopper)).post("set-address", { address_id })).status).toBe(404);
    }
  });
});
