import { afterAll, beforeAll, expect, test } from "vitest";
import { addProduct } from "#testing/catalogue/catalog.ts";
import { silentProvider } from "#testing/money/paying.ts";
import { ADDRESS } from "#testing/people/identity.ts";
import { newShopper } from "#testing/selling/cart.ts";
import { beginCheckout } from "#testing/selling/checkout.ts";
import { call, createTestApp, type TestApp } from "#testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ providers: [silentProvider()] });
});
afterAll(() => app?.close());

/** Characters that PostgreSQL cannot store in text or JSON. */
const UNKEEPABLE = ["\u0000", "a\u0000b", "\ud800", "a\udfffb"];

test("T126 text that PostgreSQL cannot store causes no server error", async () => {
  const { variantId } = await addProduct(app.database.db, { stock: 1_000 });
  const buyer = await beginCheckout(app, newShopper(), [{ variantId, quantity: 2 }]);
  await buyer.chooseShipping();
  const { selected_payment } = await buyer.choosePayment();
  const { data } = await buyer.confirm();
  const { slug } = buyer;
  const headers = { "idempotency-key": "hostile" };
  const options = { cookies: { ...buyer.shopper.cookies }, headers };
  const failed: unknown[] = [];
  for (const text of UNKEEPABLE) {
    for (const [path, body] of [
      ["/checkout/apply-promotion", { code: text }],
      ["/checkout/set-email", { email: `${text}@example.com` }],
      ...Object.keys(ADDRESS).map(
        (field) => ["/checkout/set-address", { address: { ...ADDRESS, [field]: text } }] as const,
      ),
      ...["fetch/x", "status", "set-shipping", "remove-promotion", "confirm", "pay", "invalidate/x"].map(
        (path) =>
          [`/checkout/${path}`, { slug: text, shipping_method: "air", total: 1, terms_accepted: true }] as const,
      ),
      ["/checkout/set-payment", { payment_method_id: selected_payment?.id, option: text }],
      ["/my-orders/get-order", { slug: text }],
      ["/my-orders/cancel", { slug: text }],
      ["/payment/get", { slug: text }],
      ["/payment/status", { slug: text }],
      ["/payment/state", { payment: text }],
    ] as const) {
      const answer = await call(app, path, { slug, language_id: 1, ...body }, options);
      if (answer.statusCode >= 500) failed.push([path, body, answer.statusCode]);
    }
  }
  const { body } = await buyer.pay((await buyer.confirm()).data.totals.final);
  expect(body.result).toBe("redirect");
  const pay = { language_id: 1, payment_method_id: selected_payment?.id, total: data.totals.final };
  for (const option of UNKEEPABLE) {
    const answer = await call(
      app,
      "/payment/pay",
      { ...pay, slug, option },
      { ...options, headers: { "idempotency-key": JSON.stringify(option) } },
    );
    if (answer.statusCode >= 500) failed.push(["/payment/pay", option, answer.statusCode]);
  }
  expect(failed).toEqual([]);
});
