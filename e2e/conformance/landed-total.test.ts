import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CheckoutData } from "#contracts/shop/selling/checkout-data.ts";
import { toMinor } from "#domain/money/money/money.ts";
import { priceCart } from "#domain/selling/cart/cart-price.ts";
import { addShoe, SHOE } from "#testing/catalogue/shoe.ts";
import { execute } from "#testing/database.ts";
import { silentProvider } from "#testing/money/paying.ts";
import { visibleText } from "#testing/page-html.ts";
import { ADDRESS } from "#testing/people/identity.ts";
import { addToCart, cartCall, cartOf, newShopper, type Shopper } from "#testing/selling/cart.ts";
import { beginCheckout, newCustomer } from "#testing/selling/checkout.ts";
import { call, createTestApp, type TestApp, visit } from "#testing/test-app.ts";

const ENGLISH = 1;

let app: TestApp;
let variantId: number;
beforeAll(async () => {
  app = await createTestApp({ providers: [silentProvider()] });
  await addShoe(app.database.db);
  await execute(app.databaseUrl, "update stock_levels set on_hand = 1000");
  const found = await call(app, "/catalog/product", { slug: SHOE.slug, locale: "en" });
  const variants: { id: number; max_quantity: number }[] = found.json().product.variants;
  variantId = variants.toSorted((a, b) => b.max_quantity - a.max_quantity)[0]?.id ?? 0;
});
afterAll(() => app?.close());

const cents = (text = "") => Math.round(Number(text) * 100);

/** The figures of the product's page: of one piece, by the method that is chosen without any choice. */
async function shownWithProduct(cookies: Record<string, string> = {}) {
  const { body } = await visit(app, { path: `/en/p/${SHOE.slug}?productVariant=${variantId}`, cookies });
  const [, discount, total] =
    /Air freight [€$][\d.]+(?: Freight discount, \d+% −[€$]([\d.]+))? .*?Landed cost from [€$]([\d.]+)/.exec(
      visibleText(body),
    ) ?? [];
  return { discount: cents(discount), total: cents(total) };
}

const fromFigure = (cart: Parameters<typeof priceCart>[0]) => {
  const { final, isFrom } = priceCart(cart);
  expect(isFrom).toBe(true);
  return toMinor(final);
};

const cheapest = ({ delivery }: CheckoutData) =>
  delivery?.local_delivery_couriers.toSorted((a, b) => a.delivery_fee - b.delivery_fee)[0];

const onOwnMethod = async (shopper: Shopper) => (await cartOf(app, shopper)).shipping_method;

describe("one landed total", () => {
  test("PRICE-08 CATALOG-15 product, cart and checkout agree to the cent, with the automatic freight discount", async () => {
    // The first tier of the demo begins at €100: a shoe for more than that has the discount on its own.
    await execute(app.databaseUrl, "update prices set amount = 1159000, prior_amount = null, regular_amount = null");
    await app.shop.catalog.catchUp();
    const shopper = newShopper();
    const shown = await shownWithProduct();
    expect(shown.discount).toBeGreaterThan(0);
    const { cart } = await addToCart(app, shopper, variantId);
    expect(fromFigure(cart)).toBe(shown.total);
    const buyer = await beginCheckout(app, shopper, []);
    const begun = await buyer.fetch();
    expect(begun.totals.is_from).toBe(true);
    expect(toMinor(begun.totals.final)).toBe(shown.total);
    const courier = cheapest(begun);
    const point = courier?.pickup_points[0]?.parcelshop_id ?? null;
    const { body } = await buyer.post("set-delivery", { delivery_method: courier?.id, parcel_shop: point });
    expect(body.data.totals.is_from).toBe(false);
    expect(toMinor(body.data.totals.final)).toBe(shown.total);
  });

  test("PRICE-08 REGION-06 also in another currency", async () => {
    const shopper: Shopper = { cookies: { currency_id: "2" } };
    await execute(
      app.databaseUrl,
      `insert into prices select variant_id, storefront_code, 2, amount, prior_amount, regular_amount from prices
         where currency_id = 1 on conflict do nothing`,
    );
    await app.shop.catalog.catchUp();
    const shown = await shownWithProduct(shopper.cookies);
    const { cart } = await addToCart(app, shopper, variantId);
    expect(cart.currency).toBe("USD");
    expect(fromFigure(cart)).toBe(shown.total);
  });
});

test("PRICE-08 CATALOG-06 a product's card shows the landed cost of its page, by each way", async () => {
  const { id } = (await call(app, "/catalog/product", { slug: SHOE.slug, locale: "en" })).json().product;
  const [card] = (await call(app, "/catalog/cards", { ids: [id], locale: "en" })).json().items;
  expect(card.shipping.map(({ method }: { method: string }) => method)).toEqual(["air", "sea"]);
  expect(toMinor(card.shipping[0].landed)).toBe((await shownWithProduct()).total);
});

describe("one freight choice", () => {
  test("CART-05 chosen before anything is in the cart, it is the cart's", async () => {
    const shopper = newShopper();
    await cartCall(app, shopper, "set-shipping-method", { shipping_method: "sea" });
    expect((await addToCart(app, shopper, variantId)).cart.shipping_method).toBe("sea");
    expect((await (await beginCheckout(app, shopper, [])).fetch()).shipping?.selected_shipping_method).toBe("sea");
  });

  test("CART-05 CHECKOUT-05 chosen in a checkout, it stays the cart's and the next checkout's", async () => {
    const shopper = newShopper();
    const buyer = await beginCheckout(app, shopper, [{ variantId }]);
    const { body } = await buyer.post("set-shipping", { shipping_method: "sea" });
    expect(body.data.shipping?.selected_shipping_method).toBe("sea");
    const [back, byShopper] = [await cartOf(app, shopper), await onOwnMethod(shopper)];
    expect(byShopper).toBe("sea");
    expect(fromFigure(back)).toBe(toMinor(body.data.totals.final));
    const next = await (await beginCheckout(app, shopper, [])).fetch();
    expect(next.shipping?.selected_shipping_method).toBe("sea");
    expect(next.totals.final).toBe(body.data.totals.final);
  });

  test("CART-05 a refused method changes neither", async () => {
    const shopper = newShopper();
    const buyer = await beginCheckout(app, shopper, [{ variantId }]);
    await buyer.post("set-address", { address: { ...ADDRESS, city: "Tallinn", zip: "10111", country_id: 3 } });
    const { shipping } = await buyer.fetch();
    const missing = shipping?.shipping_methods.sea === null ? "sea" : null;
    const { status } = await buyer.post("set-shipping", { shipping_method: missing ?? "rail" });
    expect([400, 422]).toContain(status);
    expect(await onOwnMethod(shopper)).toBe("air");
  });

  test("CART-05 T059 chosen in one checkout, it is not another visitor's", async () => {
    const [one, other] = [newShopper(), newShopper()];
    await addToCart(app, other, variantId);
    await (await beginCheckout(app, one, [{ variantId }])).post("set-shipping", { shipping_method: "sea" });
    expect(await onOwnMethod(other)).toBe("air");
  });

  test("CART-05 is the account's on every device", async () => {
    const atHome = await newCustomer(app, "freight@example.com");
    const buyer = await beginCheckout(app, atHome, [{ variantId }]);
    expect((await buyer.post("set-shipping", { shipping_method: "sea" })).status).toBe(200);
    const phone = { cookies: { ...atHome.cookies } };
    expect(await onOwnMethod(phone)).toBe("sea");
  });
});

describe("REGION-06 the currency cookie", () => {
  const currencyOf = async (cookie: string | null, body: object = {}) => {
    const cookies: Record<string, string> = cookie === null ? {} : { currency_id: cookie };
    return (await call(app, "/cart/fetch", { language_id: ENGLISH, ...body }, { cookies })).json().cart.currency;
  };

  test("counts for a call that names no currency, and for no other", async () => {
    expect(await currencyOf(null)).toBe("EUR");
    expect(await currencyOf("2")).toBe("USD");
    expect(await currencyOf("2", { currency_id: 1 })).toBe("EUR");
    expect(await currencyOf("1", { currency_id: 2 })).toBe("USD");
    for (const unknown of ["77", "0", "-2", "2.0", "x", ""]) expect(await currencyOf(unknown), unknown).toBe("EUR");
  });

  test("counts for every call that depends on a currency", async () => {
    const cookies = { currency_id: "2" };
    const { cart } = (await call(app, "/cart/extend", { language_id: ENGLISH }, { cookies })).json();
    expect(cart.currency).toBe("USD");
    const found = (await call(app, "/catalog/product", { slug: SHOE.slug, locale: "en" }, { cookies })).json();
    expect(found.product.variants[0].price.currency).toBe("USD");
    const cards = { ids: [found.product.id], locale: "en" };
    expect((await call(app, "/catalog/cards", cards, { cookies })).json().items[0].price.currency).toBe("USD");
    const shopper: Shopper = { cookies: { ...cookies } };
    await addToCart(app, shopper, variantId);
    expect((await (await beginCheckout(app, shopper, [])).fetch()).currency).toBe("USD");
  });
});

test("PRICE-08 a product's page follows a change of fees and freight discounts", async () => {
  const { total } = await shownWithProduct();
  await execute(app.databaseUrl, "update courier_fees set amount = amount + 10000 where currency_id = 1");
  await expect.poll(async () => (await shownWithProduct()).total, { timeout: 5_000 }).toBe(total + 100);
});
