import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { tokenHash } from "#platform/secret-token.ts";
import { addProduct } from "#testing/catalogue/catalog.ts";
import { expectStockInvariants, levelOf } from "#testing/catalogue/stock.ts";
import { addUser, logIn, PASSWORD, REGISTRATION, sessionOf } from "#testing/people/identity.ts";
import { addToCart, cartCall, cartOf, newShopper, type Shopper } from "#testing/selling/cart.ts";
import { call, createTestApp, type TestApp } from "#testing/test-app.ts";
import { cartData } from "./personal-data.ts";

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterEach(() => expectStockInvariants(app.database.db));

afterAll(() => app.close());

async function signIn(shopper: Shopper, email: string): Promise<Shopper> {
  const answer = await logIn(app, email, PASSWORD, { cookies: shopper.cookies });
  expect(answer.statusCode).toBe(200);
  return { cookies: { ...shopper.cookies, ...sessionOf(answer) } };
}

const quantities = async (shopper: Shopper) =>
  Object.fromEntries(
    (await cartOf(app, shopper)).items.map((item: { variant_id: number; quantity: number; is_reserved: boolean }) => [
      item.variant_id,
      item.is_reserved ? item.quantity : 0,
    ]),
  );

describe("T030 signing in with a cart", () => {
  test("turns the visitor's cart and its reservations into the user's", async () => {
    const { variantId } = await addProduct(app.database.db, { stock: 2 });
    await addUser(app, { email: "first@example.com" });
    const browser = newShopper();
    const { cart } = await addToCart(app, browser, variantId, 2);
    const user = await signIn(browser, "first@example.com");
    const merged = await cartOf(app, user);
    expect(merged.items).toMatchObject([{ variant_id: variantId, quantity: 2, is_reserved: true }]);
    expect(merged.expiration_limit).toBe(cart.expiration_limit);
    expect((await cartOf(app, browser)).items).toEqual([]);
    expect(await levelOf(app.database.db, variantId)).toEqual({ on_hand: 2, reserved: 2 });
  });

  test.each([
    { account: "sea", here: null, after: "sea" },
    { account: "sea", here: "air", after: "air" },
    { account: null, here: "sea", after: "sea" },
    { account: null, here: null, after: "air" },
  ])("CART-05 keeps the account's freight choice unless another was made here: $account, $here", async (choice) => {
    const email = `${choice.account}-${choice.here}@example.com`;
    const { variantId } = await addProduct(app.database.db);
    await addUser(app, { email });
    const atHome = await signIn(newShopper(), email);
    if (choice.account) await cartCall(app, atHome, "set-shipping-method", { shipping_method: choice.account });
    const here = newShopper();
    await addToCart(app, here, variantId);
    if (choice.here) await cartCall(app, here, "set-shipping-method", { shipping_method: choice.here });
    expect((await cartOf(app, await signIn(here, email))).shipping_method).toBe(choice.after);
    expect((await cartOf(app, atHome)).shipping_method).toBe(choice.after);
  });

  test("adds up both carts, up to the maximum per order and the stock", async () => {
    const shared = await addProduct(app.database.db, { stock: 50 });
    const scarce = await addProduct(app.database.db, { stock: 3 });
    const only = await addProduct(app.database.db);
    await addUser(app, { email: "both@example.com" });
    const atHome = await signIn(newShopper(), "both@example.com");
    await addToCart(app, atHome, shared.variantId, 7);
    await addToCart(app, atHome, scarce.variantId, 2);
    const elsewhere = newShopper();
    await addToCart(app, elsewhere, shared.variantId, 6);
    await addToCart(app, elsewhere, scarce.variantId, 1);
    await addToCart(app, elsewhere, only.variantId, 1);
    const user = await signIn(elsewhere, "both@example.com");
    expect(await quantities(user)).toEqual({ [shared.variantId]: 10, [scarce.variantId]: 3, [only.variantId]: 1 });
    expect(await levelOf(app.database.db, shared.variantId)).toEqual({ on_hand: 50, reserved: 10 });
  });

  test("merges once when two tabs sign in at the same time", async () => {
    const { variantId } = await addProduct(app.database.db, { stock: 50 });
    const userId = await addUser(app, { email: "tabs@example.com" });
    const atHome = await signIn(newShopper(), "tabs@example.com");
    await addToCart(app, atHome, variantId, 2);
    const browser = newShopper();
    await addToCart(app, browser, variantId, 3);
    const [one] = await Promise.all([1, 2, 3, 4].map(() => signIn(browser, "tabs@example.com")));
    expect(await quantities(one as Shopper)).toEqual({ [variantId]: 5 });
    const { rows } = await app.database.db.execute(sql`select count(*)::int from carts where user_id = ${userId}`);
    expect(rows).toEqual([{ count: 1 }]);
  });

  test("loses and doubles nothing under concurrent sign-ins and adds", async () => {
    const { variantId } = await addProduct(app.database.db, { stock: 50 });
    const userId = await addUser(app, { email: "storm@example.com" });
    const user = await signIn(newShopper(), "storm@example.com");
    const browser = newShopper();
    await addToCart(app, browser, variantId, 3);
    const visitorHash = tokenHash(Object.values(browser.cookies)[0]?.split(".")[0] ?? "");
    const merge = () => app.shop.cart.mergeAtSignIn(app.database.db, { userId, visitorHash, storefrontCode: "lt" });
    await Promise.all([...Array.from({ length: 8 }, merge), addToCart(app, user, variantId, 2)]);
    expect(await quantities(user)).toEqual({ [variantId]: 5 });
  });

  test("leaves one cart with everything after concurrent sign-ins in several browsers", async () => {
    const things = await Promise.all([1, 2, 3].map(() => addProduct(app.database.db)));
    await addUser(app, { email: "browsers@example.com" });
    const browsers = await Promise.all(
      things.map(async ({ variantId }) => {
        const browser = newShopper();
        await addToCart(app, browser, variantId, 1);
        return browser;
      }),
    );
    const [user] = await Promise.all(browsers.map((browser) => signIn(browser, "browsers@example.com")));
    expect(await quantities(user as Shopper)).toEqual(
      Object.fromEntries(things.map(({ variantId }) => [variantId, 1])),
    );
  });

  test("merges at registration too", async () => {
    const { variantId } = await addProduct(app.database.db);
    const browser = newShopper();
    await addToCart(app, browser, variantId);
    const answer = await call(app, "/auth/register", REGISTRATION, { cookies: browser.cookies });
    expect(await quantities({ cookies: sessionOf(answer) })).toEqual({ [variantId]: 1 });
  });
});

test("T129 T130 exports a user's cart and erases it with the account", async () => {
  const { variantId } = await addProduct(app.database.db, { stock: 5 });
  const userId = await addUser(app, { email: "leaving@example.com" });
  const user = await signIn(newShopper(), "leaving@example.com");
  await addToCart(app, user, variantId, 2);
  expect(await cartData.collect(app.database.db, { userId })).toMatchObject([{ variantId, quantity: 2 }]);
  await cartData.erase(app.database.db, { userId });
  expect(await cartData.collect(app.database.db, { userId })).toEqual([]);
  expect(await levelOf(app.database.db, variantId)).toEqual({ on_hand: 5, reserved: 0 });
});

test("deletes a visitor's cart after 90 days without activity, never a user's", async () => {
  const { variantId } = await addProduct(app.database.db);
  await addUser(app, { email: "keeper@example.com" });
  const browser = newShopper();
  await addToCart(app, browser, variantId);
  const user = await signIn(newShopper(), "keeper@example.com");
  await addToCart(app, user, variantId);
  const age = (days: number) =>
    app.database.db.execute(sql`update carts set touched_at = clock_timestamp() - make_interval(days => ${days})`);
  const count = async (shopper: Shopper) => (await cartOf(app, shopper)).items.length;
  await age(89);
  await app.shop.cart.sweep(app.database.db);
  expect(await count(browser)).toBe(1);
  await age(91);
  await app.shop.cart.sweep(app.database.db);
  expect([await count(browser), await count(user)]).toEqual([0, 1]);
});
