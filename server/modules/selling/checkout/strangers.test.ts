import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PROVIDER } from "#domain/money/payments/provider.ts";
import { addProduct } from "#testing/catalogue/catalog.ts";
import { silentProvider } from "#testing/money/paying.ts";
import { ADDRESS, query } from "#testing/people/identity.ts";
import { newShopper } from "#testing/selling/cart.ts";
import { beginCheckout } from "#testing/selling/checkout.ts";
import { call, createTestApp, type TestApp } from "#testing/test-app.ts";

let app: TestApp;
let variantId: number;

beforeAll(async () => {
  app = await createTestApp({ providers: [silentProvider()] });
  ({ variantId } = await addProduct(app.database.db, { stock: 1_000 }));
});
afterAll(() => app?.close());

const begin = (shopper = newShopper()) => beginCheckout(app, shopper, [{ variantId, quantity: 2 }]);

describe("T062 T063 T112 T114 requests of others and forged requests", () => {
  test("T062 shows another browser the products and no personal data", async () => {
    const buyer = await begin();
    await buyer.post("apply-promotion", { code: "WELCOME10" });
    await buyer.chooseShipping({ deliveryType: "pickup" });
    const { totals } = await buyer.choosePayment();
    const { slug } = buyer;
    const stranger = await call(app, `/checkout/fetch/${slug}`, { slug, language_id: 1 });
    expect(stranger.statusCode).toBe(200);
    const { data } = stranger.json();
    expect(data.products).toHaveLength(1);
    expect(data).toMatchObject({ is_owner: false, balance: null, address: { current: null, client_addresses: [] } });
    expect(data).toMatchObject({ promotion: { code: "" }, totals: { promotion_discount: totals.promotion_discount } });
    for (const secret of [
      "WELCOME10",
      "guest@example.com",
      ADDRESS.last_name,
      ADDRESS.first_address,
      ADDRESS.phone_number,
    ]) {
      expect(stranger.body).not.toContain(secret);
    }
    expect(data.delivery.courier_info).toEqual({ parcelshop_id: null, point: null });
  });

  test("T059 does not exist in another storefront, even for its owner", async () => {
    const { slug, shopper } = await begin();
    const elsewhere = { host: "pj.localhost", cookies: { ...shopper.cookies } };
    expect((await call(app, `/checkout/fetch/${slug}`, { slug, language_id: 1 }, elsewhere)).statusCode).toBe(404);
    expect((await call(app, "/checkout/status", { slug }, elsewhere)).json()).toMatchObject({ owns_checkout: false });
  });

  test("T062 T060 refuses changes and payments of another browser", async () => {
    const buyer = await begin();
    await buyer.chooseShipping();
    await buyer.choosePayment();
    const { data } = await buyer.confirm();
    const { slug } = buyer;
    const total = data.totals.final;
    const strange = newShopper();
    await begin(strange);
    for (const [path, body] of [
      ["set-shipping", { shipping_method: "sea" }],
      ["set-delivery", { delivery_method: 1, parcel_shop: null }],
      ["set-address", { address: ADDRESS }],
      ["set-email", { email: "thief@example.com" }],
      ["apply-promotion", { code: "WELCOME10" }],
      ["remove-promotion", {}],
      ["remove-balance", {}],
      ["set-payment", { payment_method_id: data.selected_payment?.id }],
      ["confirm", { total, terms_accepted: true }],
      ["pay", { total }],
      [`invalidate/${slug}`, {}],
    ] as const) {
      const headers = { "idempotency-key": "stolen" };
      const options = { cookies: strange.cookies, headers };
      const answer = await call(app, `/checkout/${path}`, { slug, language_id: 1, ...body }, options);
      expect([path, answer.statusCode]).toEqual([path, 404]);
    }
    expect(await buyer.fetch()).toMatchObject({ status: "open", email: { email: "guest@example.com" } });
  });

  test("T112 T063 ignores prices, discounts, fees and owners in the request", async () => {
    const buyer = await begin();
    const honest = await (await begin()).chooseShipping();
    const forged = { price: 1, currentPrice: 1, discount_amount: 199_999, shipping_fee: 0, delivery_fee: 0, fee: 0 };
    const mine = { user_id: 1, is_pro: true, role: "staff", balance: 1e9, status: "ordered", lines: [], total: 1 };
    const { delivery } = await buyer.fetch();
    const door = delivery?.local_delivery_couriers.find(({ local_delivery_type: type }) => type === "door");
    for (const [path, body] of [
      ["set-shipping", { shipping_method: "air" }],
      ["set-delivery", { delivery_method: door?.id }],
      ["set-address", { address: { ...ADDRESS, ...mine } }],
      ["set-email", { email: "guest@example.com" }],
    ] as const) {
      expect((await buyer.post(path, { ...forged, ...mine, ...body })).status).toBe(200);
    }
    const data = await buyer.fetch();
    expect(data.totals).toEqual(honest.totals);
    expect(data).toMatchObject({ status: "open", is_guest: true, balance: null });
    expect(data.address?.current).toEqual(ADDRESS);
    await buyer.choosePayment();
    const cheap = await buyer.post<{ result: string }>("confirm", { total: 1, terms_accepted: true });
    expect(cheap.body.result).toBe("changed");
    const { data: agreed } = await buyer.confirm();
    expect((await buyer.pay(1)).body.result).toBe("changed");
    expect(agreed.totals.final).toBe(honest.totals.final);
  });

  test("T114 refuses steps out of order", async () => {
    const buyer = await begin();
    const { payment_methods, totals } = await buyer.fetch();
    const setPayment = () => buyer.post<{ code: string }>("set-payment", { payment_method_id: payment_methods[0]?.id });
    const confirm = (terms_accepted = true) =>
      buyer.post<{ code: string }>("confirm", { total: totals.final, terms_accepted });
    const incomplete = { status: 409, body: { code: "checkout_incomplete" } };
    expect(await setPayment()).toMatchObject(incomplete);
    expect(await confirm()).toMatchObject(incomplete);
    expect(await buyer.pay(totals.final)).toMatchObject(incomplete);
    await buyer.chooseShipping();
    expect(await confirm()).toMatchObject(incomplete);
    expect(await buyer.pay(totals.final)).toMatchObject(incomplete);
    await setPayment();
    expect(await confirm(false)).toMatchObject({
      status: 422,
      body: { errors: { terms_accepted: "validation.required" } },
    });
    expect(await buyer.pay(totals.final)).toMatchObject(incomplete);
    expect(await query(app, "select from orders where slug = $1", [buyer.slug])).toEqual([]);
  });

  test("T114 CHECKOUT-11 refuses a payment method that this storefront does not offer", async () => {
    const buyer = await begin();
    await buyer.chooseShipping();
    const others = await query<{ id: number }>(
      app,
      "select id from payment_methods where storefront_code <> 'lt' or payment_processor_id not in (1)",
    );
    for (const { id } of others.slice(0, 8)) {
      expect((await buyer.post("set-payment", { payment_method_id: id })).status).toBe(422);
    }
    const { payment_methods } = await buyer.fetch();
    expect(payment_methods.map(({ payment_processor_id }) => payment_processor_id)).toEqual([PROVIDER.card]);
  });
});
