import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PAYMENT_STEP_FIELDS } from "#domain/selling/checkout/steps.ts";
import { addProduct } from "#testing/catalogue/catalog.ts";
import { levelOf } from "#testing/catalogue/stock.ts";
import { silentProvider } from "#testing/money/paying.ts";
import { ADDRESS, addUser, signedIn } from "#testing/people/identity.ts";
import { cartOf, newShopper } from "#testing/selling/cart.ts";
import { type Buyer, beginCheckout, buy, expectInvariants, newCustomer } from "#testing/selling/checkout.ts";
import { call, createTestApp, type TestApp } from "#testing/test-app.ts";

let app: TestApp;
let variantId: number;

beforeAll(async () => {
  app = await createTestApp({ providers: [silentProvider()] });
  ({ variantId } = await addProduct(app.database.db, { stock: 1_000 }));
});
afterAll(() => app?.close());

const begin = (shopper = newShopper()) => beginCheckout(app, shopper, [{ variantId, quantity: 2 }]);
describe("CHECKOUT-01 generate and fetch", () => {
  test("CHECKOUT-01 starts a checkout of the cart with the prices of the database", async () => {
    const buyer = await begin();
    expect(buyer.slug).toMatch(/^[\w-]{43}$/);
    const data = await buyer.fetch();
    expect(data).toMatchObject({ status: "open", is_owner: true, is_guest: true, currency: "EUR", order_number: null });
    expect(data.products).toMatchObject([{ variant_id: variantId, quantity: 2, currentPrice: 100_000 }]);
    const { totals } = data;
    expect(totals).toMatchObject({ subtotal: 200_000, is_from: true, promotion_discount: 0, balance: 0 });
    const fees = data.delivery?.local_delivery_couriers.map(({ delivery_fee }) => delivery_fee) ?? [];
    expect(totals.delivery).toBe(Math.min(...fees));
    expect(totals.final).toBe(totals.subtotal + totals.shipping - totals.shipping_discount + totals.delivery);
    expect(Date.parse(data.expiration ?? "")).toBeGreaterThan(Date.parse(data.server_time));
  });

  test("CHECKOUT-01 refuses an empty cart and a visitor without one", async () => {
    const refused = await call(app, "/checkout/generate", { language_id: 1 });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: "cart_empty", message: "checkout.error.cart-empty" });
    const shopper = newShopper();
    await cartOf(app, shopper);
    expect((await call(app, "/checkout/generate", { language_id: 1 }, shopper)).statusCode).toBe(409);
  });

  test("CHECKOUT-03 returns only the fields that the payment step requests", async () => {
    const buyer = await begin();
    const whole = await buyer.fetch();
    for (const field of PAYMENT_STEP_FIELDS) {
      const data = await buyer.fetch([field]);
      expect(PAYMENT_STEP_FIELDS.filter((each) => each in data)).toEqual([field]);
      expect(data[field]).toEqual(whole[field]);
    }
  });

  test("CHECKOUT-04 returns 404 for an unknown checkout and one of another storefront", async () => {
    const buyer = await begin();
    for (const [path, host] of [
      ["fetch/aaaaaaaaaaaaaaaaaaaaaa", "lt.localhost"],
      [`fetch/${buyer.slug}`, "lv.localhost"],
    ] as const) {
      const { cookies } = buyer.shopper;
      const slug = path.slice("fetch/".length);
      expect((await call(app, `/checkout/${path}`, { slug, language_id: 1 }, { cookies, host })).statusCode).toBe(404);
    }
  });

  test("CHECKOUT-01 translates its lines when the reader changes the language", async () => {
    const names = { en: "Blue lamp", lt: "Mėlyna lempa" };
    const lamp = await addProduct(app.database.db, { names, stock: 5 });
    const buyer = await beginCheckout(app, newShopper(), [{ variantId: lamp.variantId }]);
    const nameIn = async (language_id: number) =>
      (await buyer.post(`fetch/${buyer.slug}`, { language_id })).body.data.products[0]?.name;
    expect(await nameIn(1)).toBe("Blue lamp");
    expect(await nameIn(2)).toBe("Mėlyna lempa");
  });
});

describe("CHECKOUT-05 restoring choices", () => {
  test("CHECKOUT-05 CHECKOUT-08 returns shipping method, courier, pickup point, address and e-mail of a guest", async () => {
    const buyer = await begin();
    await buyer.chooseShipping({ method: "sea", deliveryType: "pickup", email: " Guest@Example.com " });
    const { shipping, delivery, address, email, totals } = await buyer.fetch();
    expect(shipping?.selected_shipping_method).toBe("sea");
    const courier = delivery?.local_delivery_couriers.find(({ id }) => id === delivery.local_delivery);
    expect(courier).toMatchObject({ local_delivery_type: "pickup" });
    expect(delivery?.courier_info.point?.parcelshop_id).toBe(delivery?.courier_info.parcelshop_id);
    expect(delivery?.delivery_fee).toBe(courier?.delivery_fee);
    expect(address?.current).toEqual(ADDRESS);
    expect(email?.email).toBe("guest@example.com");
    expect(totals.delivery).toBe(courier?.delivery_fee);
  });

  test("CHECKOUT-05 CHECKOUT-08 preselects a customer's last address, courier and pickup point", async () => {
    const customer = await newCustomer(app, "again@example.com");
    const post = (fields: object) =>
      call(app, "/account/add-delivery-address", { id: 0, ...ADDRESS, ...fields }, { cookies: customer.cookies });
    await post({ city: "Kaunas" });
    await post({ city: "Vilnius" });
    const first = await begin(customer);
    const before = await first.fetch();
    expect(before).toMatchObject({ is_guest: false, email: { email: "again@example.com" } });
    expect(before.address?.current?.city).toBe("Vilnius");
    expect(before.address?.client_addresses.map(({ city }) => city)).toEqual(["Kaunas", "Vilnius"]);
    await buy(first, { email: null, deliveryType: "pickup" });
    const { delivery } = await (await begin(customer)).fetch();
    const { parcelshop_id } = delivery?.courier_info ?? {};
    expect(parcelshop_id).toEqual(expect.any(Number));
    const courier = delivery?.local_delivery_couriers.find(({ id }) => id === delivery.local_delivery);
    expect(courier?.pickup_points[0]?.parcelshop_id).toBe(parcelshop_id);
  });

  test("CHECKOUT-08 keeps the checkout and its reservations when a guest signs in", async () => {
    const email = "late@example.com";
    await addUser(app, { email });
    const { variantId } = await addProduct(app.database.db, { stock: 2 });
    const buyer = await beginCheckout(app, newShopper(), [{ variantId, quantity: 2 }]);
    Object.assign(buyer.shopper.cookies, await signedIn(app, email, { cookies: { ...buyer.shopper.cookies } }));
    expect(await buyer.fetch()).toMatchObject({ is_guest: false, is_owner: true, email: { email } });
    expect((await buy(buyer, { email: null })).body.result).toBe("redirect");
    expect(await levelOf(app.database.db, variantId)).toEqual({ on_hand: 2, reserved: 2 });
    expect((await cartOf(app, buyer.shopper)).items).toEqual([]);
  });
});

describe("CHECKOUT-07 CHECKOUT-02 the status of a checkout", () => {
  const statusOf = async (buyer: Buyer) => {
    const { body } = await buyer.post<Record<string, unknown>>("status");
    return body;
  };

  test("CHECKOUT-02 T114 returns which step is missing", async () => {
    const buyer = await begin();
    const nothing = { owns_checkout: true, cart_item_count: 2, has_shipping: false, has_payment: false, order: "none" };
    expect(await statusOf(buyer)).toEqual(nothing);
    await buyer.chooseShipping();
    expect(await statusOf(buyer)).toEqual({ ...nothing, has_shipping: true });
    await buyer.choosePayment();
    expect(await statusOf(buyer)).toEqual({ ...nothing, has_shipping: true, has_payment: true });
    const { data } = await buyer.confirm();
    await buyer.pay(data.totals.final);
    expect(await statusOf(buyer)).toMatchObject({ order: "unpaid", cart_item_count: 0 });
    const other = await call(app, "/checkout/status", { slug: buyer.slug });
    expect(other.json()).toMatchObject({ owns_checkout: false, order: "none" });
  });

  test("CHECKOUT-07 invalidating is idempotent and keeps the cart", async () => {
    const buyer = await begin();
    const drop = () => buyer.post(`invalidate/${buyer.slug}`);
    expect((await drop()).status).toBe(200);
    expect((await drop()).status).toBe(200);
    expect(await buyer.fetch()).toMatchObject({ status: "invalidated" });
    const changed = await buyer.post<{ code: string }>("set-shipping", { shipping_method: "sea" });
    expect(changed).toMatchObject({ status: 409, body: { code: "checkout_closed" } });
    expect((await cartOf(app, buyer.shopper)).items).toHaveLength(1);
  });

  test("CHECKOUT-NAV-02 a reloaded page does not invalidate the checkout that its successor has opened", async () => {
    const buyer = await begin();
    const { server_time: left_at } = await buyer.fetch();
    await buyer.fetch();
    await buyer.post(`invalidate/${buyer.slug}`, { left_at });
    const again = await buyer.fetch();
    expect(again).toMatchObject({ status: "open" });
    await buyer.post(`invalidate/${buyer.slug}`, { left_at: again.server_time });
    expect(await buyer.fetch()).toMatchObject({ status: "invalidated" });
  });

  test("CHECKOUT-07 does not invalidate an ordered checkout", async () => {
    const buyer = await begin();
    const { body } = await buy(buyer);
    expect((await buyer.post(`invalidate/${buyer.slug}`)).status).toBe(200);
    expect(await buyer.fetch()).toMatchObject({ status: "ordered", order_number: body.order_number });
    await expectInvariants(app);
  });
});
