import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { MOST_CART_LINES } from "#domain/selling/cart/most-lines.ts";
import { MINUTE_MS } from "#domain/shared/time/durations.ts";
import { addProduct } from "#testing/catalogue/catalog.ts";
import { addShoe, SHOE } from "#testing/catalogue/shoe.ts";
import { expectStockInvariants, letReservationsExpire, levelOf } from "#testing/catalogue/stock.ts";
import { addToCart, cartCall, cartOf, newShopper, type Shopper } from "#testing/selling/cart.ts";
import { call, createTestApp, type TestApp, visit } from "#testing/test-app.ts";

let app: TestApp;
let shoeVariant: number;

beforeAll(async () => {
  app = await createTestApp();
  await addShoe(app.database.db);
  const { rows } = await app.database.db.execute<{ id: number }>(sql`
    select id from product_variants where sku = ${`${SHOE.sku}-0-43`}`);
  shoeVariant = rows[0]?.id ?? 0;
  await app.shop.catalog.catchUp();
});

afterEach(() => expectStockInvariants(app.database.db));

afterAll(() => app.close());

async function shopperWith(variantId: number, quantity = 1): Promise<Shopper> {
  const shopper = newShopper();
  await addToCart(app, shopper, variantId, quantity);
  return shopper;
}

describe("CART-01 /api/cart/fetch", () => {
  test("returns an empty cart to a visitor without one, and stores nothing", async () => {
    const shopper = newShopper();
    const cart = await cartOf(app, shopper);
    expect(cart).toMatchObject({ items: [], expiration: null, reservation_error: null, shipping_method: "air" });
    expect(shopper.cookies).toEqual({});
  });

  test("returns items, delivery, shipping and expiration", async () => {
    const shopper = await shopperWith(shoeVariant, 2);
    const response = await cartCall(app, shopper, "fetch");
    const { status, cart } = response.json();
    expect(status).toBe(true);
    expect(cart.items).toMatchObject([
      {
        variant_id: shoeVariant,
        sku: `${SHOE.sku}-0-43`,
        name: SHOE.name,
        slug: SHOE.slug,
        manufacturer: "Quillon",
        variant: "Storm blue · 43",
        image: "drawn/sneaker-2-storm-0.svg",
        price: 799_000,
        prior_price: 1_199_000,
        quantity: 2,
        max_quantity: 4,
        is_reserved: true,
      },
    ]);
    expect(cart).toMatchObject({ currency: "EUR", delivery: { country_id: 1 }, reservation_error: null });
    const left = Date.parse(cart.expiration) - Date.parse(cart.server_time);
    expect(Math.round(left / MINUTE_MS)).toBe(20);
    expect(Math.round((Date.parse(cart.expiration_limit) - Date.parse(cart.server_time)) / MINUTE_MS)).toBe(60);
  });

  test("returns texts in the requested language, or in the storefront's default where it is unknown", async () => {
    const shopper = await shopperWith(shoeVariant);
    const nameIn = async (language_id: number) =>
      (await cartCall(app, shopper, "fetch", { language_id })).json().cart.items[0].name;
    expect(await nameIn(2)).toBe("Quillon tako bėgikai");
    expect(await nameIn(1)).toBe(SHOE.name);
    expect(await nameIn(9_999)).toBe("Quillon tako bėgikai");
  });

  test("keeps a separate cart per storefront", async () => {
    const { variantId } = await addProduct(app.database.db, { prices: { lt: { EUR: 10 }, lv: { EUR: 10 } } });
    const shopper = await shopperWith(variantId);
    expect((await cartOf(app, { ...shopper, host: "lv.localhost" })).items).toEqual([]);
  });

  test("returns prices in the requested currency; products without one count in no sum", async () => {
    const { variantId } = await addProduct(app.database.db, { prices: { lt: { EUR: 10 } } });
    const shopper = await shopperWith(variantId);
    const { cart } = (await cartCall(app, shopper, "fetch", { currency_id: 2 })).json();
    expect(cart).toMatchObject({ currency: "USD", items: [{ is_reserved: false, max_quantity: 0 }] });
    expect(cart.reservation_error).toMatchObject([{ wanted: 1, available: 0 }]);
  });
});

describe("CART-04 quantities", () => {
  test("are added up to the maximum per order", async () => {
    const shopper = newShopper();
    expect(await addToCart(app, shopper, shoeVariant, 3)).toMatchObject({
      added: 3,
      cart: { items: [{ quantity: 3 }] },
    });
    expect(await addToCart(app, shopper, shoeVariant, 3)).toMatchObject({
      added: 1,
      cart: { items: [{ quantity: 4 }] },
    });
    expect(await addToCart(app, shopper, shoeVariant, 1)).toMatchObject({
      added: 0,
      cart: { items: [{ quantity: 4 }] },
    });
  });

  test("are limited to 1 and the available stock", async () => {
    const { variantId } = await addProduct(app.database.db, { stock: 3 });
    const shopper = await shopperWith(variantId, 2);
    const [{ line_id }] = (await cartOf(app, shopper)).items;
    const set = async (quantity: number) =>
      (await cartCall(app, shopper, "set-quantity", { line_id, quantity })).json().cart.items[0];
    expect(await set(9)).toMatchObject({ quantity: 3, max_quantity: 3, is_reserved: true });
    expect(await set(1)).toMatchObject({ quantity: 1, max_quantity: 3, is_reserved: true });
    expect(await levelOf(app.database.db, variantId)).toEqual({ on_hand: 3, reserved: 1 });
  });

  test("are lowered when the maximum per order is lowered", async () => {
    const { id, variantId } = await addProduct(app.database.db, { stock: 50 });
    const shopper = await shopperWith(variantId, 8);
    await app.database.db.execute(sql`update products set max_quantity = 3 where id = ${id}`);
    expect((await cartOf(app, shopper)).items).toMatchObject([{ quantity: 3, max_quantity: 3, is_reserved: true }]);
    expect(await levelOf(app.database.db, variantId)).toEqual({ on_hand: 50, reserved: 3 });
  });

  test("T111 refuses invalid quantities and cuts those above the maximum", async () => {
    const { variantId } = await addProduct(app.database.db, { stock: 500 });
    const shopper = await shopperWith(variantId);
    const [{ line_id }] = (await cartOf(app, shopper)).items;
    for (const quantity of ["-1", "0", "1.5", "1e309", '"2"', "9007199254740992", "null", "[1]"]) {
      for (const [path, line] of [
        ["add", `"variant_id":${variantId}`],
        ["set-quantity", `"line_id":${line_id}`],
      ]) {
        const { statusCode } = await visit(app, {
          method: "POST",
          path: `/api/cart/${path}`,
          headers: { "content-type": "application/json" },
          cookies: shopper.cookies,
          body: `{"language_id":1,${line},"quantity":${quantity}}`,
        });
        expect(statusCode, `${path} ${quantity}`).toBe(400);
      }
    }
    const { cart } = (await cartCall(app, shopper, "set-quantity", { line_id, quantity: 11 })).json();
    expect(cart.items).toMatchObject([{ quantity: 10, max_quantity: 10 }]);
  });
});

test("CART-04 limits a cart to a hundred lines, also under concurrent adds; existing lines can still grow", async () => {
  const variants: number[] = [];
  for (let index = 0; index < MOST_CART_LINES + 20; index += 1)
    variants.push((await addProduct(app.database.db, { stock: 9 })).variantId);
  const [first = 0, ...others] = variants;
  const shopper = await shopperWith(first);
  const add = async (variant_id: number) => cartCall(app, shopper, "add", { variant_id, quantity: 1 });
  const answers = await Promise.all(others.map(add));
  const refused = answers.filter(({ statusCode }) => statusCode === 409);
  expect(refused).toHaveLength(variants.length - MOST_CART_LINES);
  expect(refused[0]?.json()).toMatchObject({ code: "cart_full", message: "cart.full" });
  expect((await add(first)).json()).toMatchObject({ added: 1 });
  expect((await cartOf(app, shopper)).items).toHaveLength(MOST_CART_LINES);
});

describe("FORWARDING-03 CART-05 goods that do not fly", () => {
  test("are offered by sea in listing, product, cart and checkout, with what was chosen for other goods too", async () => {
    const { db } = app.database;
    const perfume = await addProduct(db, { names: { en: "Night perfume" } });
    await db.execute(sql`update products set hs_code = '3303.00' where id = ${perfume.id}`);
    await app.shop.catalog.catchUp();
    const shopper = await shopperWith(shoeVariant);
    expect((await cartOf(app, shopper)).shipping).toMatchObject({ refused: { air: null, sea: null } });
    await addToCart(app, shopper, perfume.variantId);
    const cart = await cartOf(app, shopper);
    expect(cart.shipping).toMatchObject({ shipping_methods: { air: null }, refused: { air: "flammable", sea: null } });
    expect(cart).toMatchObject({ shipping_method: "sea" });
    const checkout = await call(app, "/checkout/generate", { language_id: 1, currency_id: 1 }, shopper);
    const { slug } = checkout.json();
    const byAir = { slug, language_id: 1, currency_id: 1, shipping_method: "air" };
    expect((await call(app, "/checkout/set-shipping", byAir, shopper)).statusCode).toBeGreaterThanOrEqual(400);
    const reader = { locale: "en", currency: "EUR" };
    const { landed_terms: terms } = (await call(app, "/catalog/product", { ...reader, slug: perfume.slug })).json();
    expect(terms.refused).toEqual({ air: "flammable", sea: null });
    const { items } = (await call(app, "/catalog/cards", { ...reader, ids: [perfume.id] })).json();
    expect(items[0].shipping.map(({ method }: { method: string }) => method)).toEqual(["sea"]);
  });
});

describe("CART-05 the shipping method", () => {
  test("is air until sea is chosen; both have amounts", async () => {
    const shopper = await shopperWith(shoeVariant);
    expect((await cartOf(app, shopper)).shipping_method).toBe("air");
    const { cart } = (await cartCall(app, shopper, "set-shipping-method", { shipping_method: "sea" })).json();
    expect(cart.shipping_method).toBe("sea");
    expect(cart.shipping.shipping_methods.air).toBeGreaterThan(cart.shipping.shipping_methods.sea);
    expect(cart.shipping.shipping_methods.sea).toBeGreaterThan(0);
    expect((await cartOf(app, shopper)).shipping_method).toBe("sea");
  });

  test("refuses an unknown method", async () => {
    const answer = await cartCall(app, newShopper(), "set-shipping-method", { shipping_method: "rail" });
    expect(answer.statusCode).toBe(400);
  });
});

describe("CART-06 reservations", () => {
  test("pieces in a cart are not available to others", async () => {
    const { variantId, sku } = await addProduct(app.database.db, { stock: 1 });
    const first = await shopperWith(variantId);
    const answer = await addToCart(app, newShopper(), variantId);
    expect(answer).toMatchObject({ added: 0, cart: { items: [{ is_reserved: false, max_quantity: 0 }] } });
    expect(answer.cart.reservation_error).toMatchObject([{ sku: `${sku}-V`, wanted: 1, available: 0 }]);
    expect((await cartOf(app, first)).reservation_error).toBeNull();
  });

  test("adds only the available pieces when more are requested", async () => {
    const { variantId } = await addProduct(app.database.db, { stock: 3 });
    await shopperWith(variantId, 1);
    expect(await addToCart(app, newShopper(), variantId, 3)).toMatchObject({
      added: 2,
      cart: { items: [{ quantity: 2, is_reserved: true }], reservation_error: null },
    });
  });

  test("a line that could not be reserved counts in no sum until it is", async () => {
    const { variantId } = await addProduct(app.database.db, { stock: 2 });
    const late = await shopperWith(variantId, 2);
    await letReservationsExpire(app.database.db);
    const quick = await shopperWith(variantId, 1);
    const cart = await cartOf(app, late);
    expect(cart).toMatchObject({ items: [{ quantity: 2, is_reserved: false, max_quantity: 1 }], expiration: null });
    expect(cart.reservation_error).toMatchObject([{ wanted: 2, available: 1 }]);
    expect(cart.shipping.shipping_methods.air).toBeNull();
    const [{ line_id }] = (await cartOf(app, quick)).items;
    await cartCall(app, quick, "remove", { line_id });
    expect(await cartOf(app, late)).toMatchObject({ items: [{ is_reserved: true }], reservation_error: null });
  });

  test("an expired reservation is renewed when the owner returns while pieces are left", async () => {
    const { variantId } = await addProduct(app.database.db, { stock: 1 });
    const shopper = await shopperWith(variantId);
    await letReservationsExpire(app.database.db);
    const { cart } = (await cartCall(app, shopper, "extend")).json();
    expect(cart).toMatchObject({ items: [{ is_reserved: true }], reservation_error: null });
    expect(Date.parse(cart.expiration)).toBeGreaterThan(Date.parse(cart.server_time));
  });

  test("F13 uses the database's clock, not the server's", async () => {
    const { variantId } = await addProduct(app.database.db, { stock: 1 });
    const shopper = await shopperWith(variantId);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 30 * MINUTE_MS });
    try {
      const { items, expiration } = await cartOf(app, shopper);
      expect(items).toMatchObject([{ is_reserved: true }]);
      expect(Date.parse(expiration)).toBeLessThan(Date.now());
      expect((await addToCart(app, newShopper(), variantId)).added).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  test("a deactivated product stays visible and counts in no sum", async () => {
    const { id, variantId } = await addProduct(app.database.db);
    const shopper = await shopperWith(variantId);
    await app.database.db.execute(sql`update products set is_active = false where id = ${id}`);
    const cart = await cartOf(app, shopper);
    expect(cart).toMatchObject({ items: [{ is_reserved: false, max_quantity: 0 }], expiration: null });
    expect(cart.reservation_error).toMatchObject([{ wanted: 1, available: 0 }]);
    expect((await cartCall(app, newShopper(), "add", { variant_id: variantId })).statusCode).toBe(404);
  });
});

describe("T059 lines and products that are missing or belong to others", () => {
  test("refuses a product that is not sold here, and creates no cart", async () => {
    const { variantId } = await addProduct(app.database.db, { prices: { lv: { EUR: 10 } } });
    for (const variant_id of [variantId, 2_000_000_000, -1]) {
      expect((await cartCall(app, newShopper(), "add", { variant_id })).statusCode).toBe(404);
    }
  });

  test("treats a line of another cart like a missing one", async () => {
    const { variantId } = await addProduct(app.database.db);
    const owner = await shopperWith(variantId, 2);
    const [{ line_id }] = (await cartOf(app, owner)).items;
    const stranger = await shopperWith(variantId);
    for (const other of [
      stranger,
      newShopper(),
      { cookies: { visitor: app.shop.visitorCookie.sign("x".repeat(43)) } },
    ]) {
      expect((await cartCall(app, other, "set-quantity", { line_id, quantity: 1 })).statusCode).toBe(404);
      expect((await cartCall(app, other, "remove", { line_id })).statusCode).toBe(404);
    }
    expect((await cartOf(app, owner)).items).toMatchObject([{ quantity: 2 }]);
  });

  test("releases the pieces of a removed line", async () => {
    const { variantId } = await addProduct(app.database.db, { stock: 5 });
    const shopper = await shopperWith(variantId, 3);
    const [{ line_id }] = (await cartOf(app, shopper)).items;
    expect((await cartCall(app, shopper, "remove", { line_id })).json().cart.items).toEqual([]);
    expect(await levelOf(app.database.db, variantId)).toEqual({ on_hand: 5, reserved: 0 });
    expect((await cartCall(app, shopper, "remove", { line_id })).statusCode).toBe(404);
  });
});

describe("F15 the last pieces over HTTP", () => {
  test("of thirty visitors who add the last seven pieces, seven get one", async () => {
    const { variantId } = await addProduct(app.database.db, { stock: 7 });
    const answers = await Promise.all(Array.from({ length: 30 }, () => addToCart(app, newShopper(), variantId)));
    expect(answers.filter(({ added }) => added === 1)).toHaveLength(7);
    expect(await levelOf(app.database.db, variantId)).toEqual({ on_hand: 7, reserved: 7 });
  });

  test("F16 concurrent adds in many tabs of one visitor add up on one line", async () => {
    const { variantId } = await addProduct(app.database.db, { stock: 6 });
    const shopper = await shopperWith(variantId);
    const tabs = Array.from({ length: 8 }, () => addToCart(app, { cookies: { ...shopper.cookies } }, variantId));
    await Promise.all(tabs);
    expect((await cartOf(app, shopper)).items).toMatchObject([{ quantity: 6, is_reserved: true }]);
    expect(await levelOf(app.database.db, variantId)).toEqual({ on_hand: 6, reserved: 6 });
  });
});
