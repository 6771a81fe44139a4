import { afterAll, beforeAll, expect, test } from "vitest";
import { PROVIDER } from "#domain/money/payments/provider.ts";
import { addProduct } from "#testing/catalogue/catalog.ts";
import { silentProvider } from "#testing/money/paying.ts";
import { logIn, sessionOf } from "#testing/people/identity.ts";
import { beginCheckout } from "#testing/selling/checkout.ts";
import { createTestApp, type TestApp } from "#testing/test-app.ts";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "../identity/demo-accounts.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ providers: [silentProvider(), silentProvider(PROVIDER.wallet)] });
});
afterAll(() => app?.close());

test("CHECKOUT-05 CHECKOUT-09 the demo's customer finds the last courier, pickup point and payment method chosen", async () => {
  const { variantId } = await addProduct(app.database.db, { stock: 5 });
  const cookies = sessionOf(await logIn(app, DEMO_ACCOUNTS[0].email, DEMO_PASSWORD));
  const { fetch } = await beginCheckout(app, { cookies }, [{ variantId }]);
  const { delivery, address, payment_methods, selected_payment } = await fetch();
  const courier = delivery?.local_delivery_couriers.find(({ id }) => id === delivery.local_delivery);
  expect(courier).toMatchObject({ local_delivery_type: "pickup" });
  expect(delivery?.last_used_courier).toBe(courier?.id);
  expect(delivery?.courier_info.point).toMatchObject({ city: address?.current?.city });
  const method = payment_methods.find(({ id }) => id === selected_payment?.id);
  expect(method).toMatchObject({ payment_processor_id: PROVIDER.card });
});
