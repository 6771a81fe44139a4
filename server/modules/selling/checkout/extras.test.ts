import { afterAll, beforeAll, expect, test } from "vitest";
import { addProduct } from "#testing/catalogue/catalog.ts";
import { silentProvider } from "#testing/money/paying.ts";
import { signedInMember, staffCall } from "#testing/people/staff.ts";
import { newShopper } from "#testing/selling/cart.ts";
import { beginCheckout, buy } from "#testing/selling/checkout.ts";
import { call, createTestApp, type TestApp } from "#testing/test-app.ts";

let app: TestApp;
let variantId: number;

beforeAll(async () => {
  app = await createTestApp({ providers: [silentProvider()] });
  ({ variantId } = await addProduct(app.database.db, { stock: 1_000 }));
});
afterAll(() => app?.close());

const begin = (shopper = newShopper()) => beginCheckout(app, shopper, [{ variantId }]);
const TYPED = {
  company: {
    company_name: "UAB „Pavyzdys“",
    company_code: "304123456",
    company_vat_number: "LT119511515",
    company_address: "Gedimino pr. 1, Vilnius",
  },
  courier_note: "Kodas 12, 3 aukštas",
  gift_message: "Su gimtadieniu!",
};
const STORED = {
  company: { name: "UAB „Pavyzdys“", code: "304123456", vat_number: "LT119511515", address: "Gedimino pr. 1, Vilnius" },
  courier_note: "Kodas 12, 3 aukštas",
  gift_message: "Su gimtadieniu!",
};

test("CHECKOUT-05 what a buyer adds is kept, replaces what was typed, and goes with the buyer into the next checkout of the cart", async () => {
  const buyer = await begin();
  await buyer.post("save-draft", { draft: { gift_message: "Su g", wants_gift_message: "on", city: "Vil" } });
  const { body } = await buyer.post("set-extras", TYPED);
  expect(body.data).toMatchObject({ extras: STORED });
  expect(body.data.draft).toEqual({ city: "Vil" });
  await buyer.post(`invalidate/${buyer.slug}`);
  expect((await (await begin(buyer.shopper)).fetch()).extras).toEqual(STORED);
  const again = await begin(buyer.shopper);
  expect((await again.post("set-extras", { gift_message: " " })).body.data.extras).toBeNull();
});

test("ERROR-05 a wrong VAT number is refused at its field, and nothing is stored", async () => {
  const buyer = await begin();
  const company = { ...TYPED.company, company_vat_number: "LT119511516" };
  const refused = await buyer.post<{ errors?: object }>("set-extras", { ...TYPED, company });
  expect(refused).toMatchObject({ status: 422, body: { errors: { company_vat_number: "validation.vat-number" } } });
  expect((await buyer.fetch()).extras).toBeNull();
});

test("T060 T062 strangers neither add to a checkout nor see what was added, before and after it is ordered", async () => {
  const buyer = await begin();
  await buyer.chooseShipping({ deliveryType: "door" });
  await buyer.post("set-extras", TYPED);
  const asked = (path: string, body: object) => call(app, path, { language_id: 1, slug: buyer.slug, ...body });
  expect((await asked("/checkout/set-extras", TYPED)).statusCode).toBe(404);
  expect((await asked(`/checkout/fetch/${buyer.slug}`, {})).body).not.toContain("gimtadieniu");
  expect((await buy(buyer, { deliveryType: "door" })).body.result).toBe("redirect");
  const order = await call(
    app,
    "/my-orders/get-order",
    { slug: buyer.slug, language_id: 1 },
    { cookies: { ...buyer.shopper.cookies } },
  );
  expect(order.json().order.extras).toEqual(STORED);
  expect((await asked("/my-orders/get-order", {})).json().order.extras).toBeNull();
});

test("an order shows staff what to write on the label and to put into the box; a pickup point needs no note", async () => {
  for (const [deliveryType, note] of [
    ["door", STORED.courier_note],
    ["pickup", null],
  ] as const) {
    const buyer = await begin();
    await buyer.post("set-extras", TYPED);
    await buy(buyer, { deliveryType });
    const { cookies } = await signedInMember(app);
    const { items } = (await staffCall(app, "/orders/list", { sort: "-placed_at" }, { cookies })).json();
    expect(items[0].extras).toEqual({ ...STORED, courier_note: note });
  }
});
