import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PROVIDER } from "#domain/money/payments/provider.ts";
import { addProduct } from "#testing/catalogue/catalog.ts";
import { silentProvider } from "#testing/money/paying.ts";
import { ADDRESS, addUser, signedIn } from "#testing/people/identity.ts";
import { newShopper } from "#testing/selling/cart.ts";
import { type Buyer, beginCheckout, buy, newCustomer } from "#testing/selling/checkout.ts";
import { call, createTestApp, type TestApp } from "#testing/test-app.ts";

let app: TestApp;
let variantId: number;

beforeAll(async () => {
  app = await createTestApp({ providers: [silentProvider(), silentProvider(PROVIDER.wallet)] });
  ({ variantId } = await addProduct(app.database.db, { stock: 1_000 }));
});
afterAll(() => app?.close());

const begin = (shopper = newShopper()) => beginCheckout(app, shopper, [{ variantId }]);
const beginAgain = ({ shopper }: Buyer) => beginCheckout(app, shopper, []);
const leave = (buyer: Buyer) => buyer.post(`invalidate/${buyer.slug}`);

const choicesOf = async (buyer: Buyer) => {
  const { delivery, address, email, selected_payment, status } = await buyer.fetch();
  const { local_delivery, courier_info } = delivery ?? {};
  return {
    status,
    courier: local_delivery,
    point: courier_info?.parcelshop_id,
    address: address?.current,
    email,
    payment: selected_payment,
  };
};

describe("CHECKOUT-05 a checkout that was left", () => {
  test("CHECKOUT-05 CHECKOUT-07 a new one of the same browser has its e-mail, address, courier, point and payment", async () => {
    const first = await begin();
    await first.chooseShipping({ deliveryType: "pickup" });
    await first.choosePayment(PROVIDER.wallet);
    const before = await choicesOf(first);
    expect(before.point).toEqual(expect.any(Number));
    await leave(first);
    const second = await beginAgain(first);
    expect(second.slug).not.toBe(first.slug);
    expect(await choicesOf(second)).toEqual(before);
  });

  test("CHECKOUT-05 one with more in the cart has it too, at the prices of all of it", async () => {
    const first = await begin();
    await first.chooseShipping();
    const { totals: one } = await first.fetch();
    await leave(first);
    const second = await begin(first.shopper);
    const { totals: two, email } = await second.fetch();
    expect(email?.email).toBe("guest@example.com");
    expect(two.subtotal).toBe(one.subtotal * 2);
    expect(two.delivery).toBe(one.delivery);
  });

  test("CHECKOUT-05 another browser has nothing of it", async () => {
    const first = await begin();
    await first.chooseShipping();
    const other = await choicesOf(await begin());
    expect(other).toMatchObject({ address: null, email: { email: null }, courier: -1 });
  });

  test("CHECKOUT-05 what was typed and not finished is there again, and strangers do not see it", async () => {
    const first = await begin();
    const draft = { email: "ruta@", delivery_method: "7", first_name: "Rūta", phone_number: "8612" };
    expect((await first.post("save-draft", { draft })).status).toBe(200);
    expect((await first.fetch()).draft).toEqual(draft);
    const stranger = await call(app, `/checkout/fetch/${first.slug}`, { slug: first.slug, language_id: 1 });
    expect(stranger.json().data.draft).toBeNull();
    await leave(first);
    const late = { ...draft, last_name: "Žemaitytė" };
    await first.post("save-draft", { draft: late });
    const second = await beginAgain(first);
    expect((await second.fetch()).draft).toEqual(late);
    await second.chooseShipping();
    expect((await second.fetch()).draft ?? {}).toEqual({});
  });

  test("T060 the draft of another visitor's checkout cannot be written", async () => {
    const { slug } = await begin();
    const { cookies } = newShopper();
    expect((await call(app, "/checkout/save-draft", { slug, draft: { city: "x" } }, { cookies })).statusCode).toBe(404);
  });
});

describe("CHECKOUT-01 one open checkout per cart", () => {
  test("CHECKOUT-01 a second tab opens the same checkout with what was chosen in the first", async () => {
    const first = await begin();
    await first.chooseShipping({ deliveryType: "pickup" });
    const before = await choicesOf(first);
    const second = await beginAgain(first);
    expect(second.slug).toBe(first.slug);
    expect(await choicesOf(second)).toEqual(before);
  });

  test("CHECKOUT-01 tabs that open it at the same moment get one", async () => {
    const first = await begin();
    await leave(first);
    const opened = await Promise.all([1, 2, 3, 4].map(() => beginAgain(first)));
    expect(new Set(opened.map(({ slug }) => slug)).size).toBe(1);
  });

  test("CHECKOUT-NAV-02 a tab that is left does not close the checkout that another has opened since", async () => {
    const first = await begin();
    const { server_time: left_at } = await first.fetch();
    const second = await beginAgain(first);
    await second.fetch();
    await first.post(`invalidate/${first.slug}`, { left_at });
    expect(await second.fetch()).toMatchObject({ status: "open" });
  });

  test("CHECKOUT-08 a guest who signs in keeps this checkout, also after editing the cart", async () => {
    const email = "both@example.com";
    await addUser(app, { email });
    await begin({ cookies: await signedIn(app, email) });
    const buyer = await begin();
    const { address } = await buyer.chooseShipping();
    Object.assign(buyer.shopper.cookies, await signedIn(app, email, { cookies: { ...buyer.shopper.cookies } }));
    const again = await beginAgain(buyer);
    expect(again.slug).toBe(buyer.slug);
    expect(await again.fetch()).toMatchObject({ status: "open", is_guest: false, address });
  });

  test("CHECKOUT-01 generate works with an empty payload and with none", async () => {
    const { shopper, slug } = await begin();
    for (const body of [{}, undefined]) {
      const answer = await call(app, "/checkout/generate", body, { cookies: { ...shopper.cookies } });
      expect([answer.statusCode, answer.json()]).toEqual([200, { status: true, slug }]);
    }
    // As a client sends it that names a type and has no text.
    const headers = { "content-type": "application/json", "content-length": "0" };
    const bare = await call(app, "/checkout/generate", undefined, { cookies: { ...shopper.cookies }, headers });
    expect(bare.json()).toEqual({ status: true, slug });
  });
});

describe("CHECKOUT-11 the payment method to begin with", () => {
  const methodOf = async (buyer: Buyer) => {
    const { payment_methods, selected_payment, suggested_payment } = await buyer.fetch();
    return payment_methods.find(({ id }) => id === (selected_payment ?? suggested_payment)?.id);
  };

  test("CHECKOUT-11 a new customer has the one without a fee", async () => {
    expect(await methodOf(await begin())).toMatchObject({ fee: 0 });
  });

  test("CHECKOUT-05 CHECKOUT-11 a returning customer has the last courier, point and method", async () => {
    const customer = await newCustomer(app, "method@example.com");
    await call(app, "/account/add-delivery-address", { id: 0, ...ADDRESS }, { cookies: customer.cookies });
    const first = await begin(customer);
    await buy(first, { email: null, deliveryType: "pickup", providerId: PROVIDER.wallet });
    const { delivery } = await first.fetch();
    const again = await begin(customer);
    expect(await methodOf(again)).toMatchObject({ payment_processor_id: PROVIDER.wallet });
    const { courier, point } = await choicesOf(again);
    expect([courier, point]).toEqual([delivery?.local_delivery, delivery?.courier_info.parcelshop_id]);
  });

  test("CHECKOUT-05 an order made as a guest is remembered by the account that keeps it", async () => {
    const guest = await begin();
    await buy(guest, { email: "kept@example.com", deliveryType: "pickup", providerId: PROVIDER.wallet });
    const { delivery } = await guest.fetch();
    const customer = await newCustomer(app, "kept@example.com");
    const again = await begin(customer);
    expect(await methodOf(again)).toMatchObject({ payment_processor_id: PROVIDER.wallet });
    expect((await choicesOf(again)).point).toBe(delivery?.courier_info.parcelshop_id);
  });

  test("T062 CHECKOUT-05 after a guest's order the same browser has its courier and no personal data", async () => {
    const first = await begin();
    await buy(first, { providerId: PROVIDER.wallet });
    const again = await begin(first.shopper);
    const { address, email, courier } = await choicesOf(again);
    expect({ address, email }).toEqual({ address: null, email: { email: null } });
    expect(courier).toBeGreaterThan(0);
    expect(await methodOf(again)).toMatchObject({ payment_processor_id: PROVIDER.wallet });
  });
});
