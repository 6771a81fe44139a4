import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { HOUR_MS } from "#domain/shared/time/durations.ts";
import { addProduct } from "#testing/catalogue/catalog.ts";
import { roundDeps } from "#testing/marketing/marketing.ts";
import { addUser, query, signedIn } from "#testing/people/identity.ts";
import { addToCart, cartOf, newShopper } from "#testing/selling/cart.ts";
import { call, createTestApp, type TestApp } from "#testing/test-app.ts";
import { recordTopics } from "../consents.ts";
import { stopAll } from "../stop-all.ts";
import { remindOfCarts } from "./remind-of-carts.ts";

let app: TestApp;
let ahead = 0;
beforeAll(async () => {
  app = await createTestApp({ poolSize: 6, now: () => new Date(Date.now() + ahead) });
});
afterEach(async () => {
  ahead = 0;
  app.mails.length = 0;
  await query(app, "delete from carts");
});
afterAll(() => app?.close());

const db = () => app.database.db;
const of = (email: string) => ({ storefrontCode: "lt", email });
let hasRoom = true;

/** Runs a round of reminders some hours from now. */
async function remindAfter(hours: number) {
  ahead = hours * HOUR_MS;
  const deps = { ...roundDeps(app), hasRoom: async () => hasRoom };
  await Promise.all([remindOfCarts(deps), remindOfCarts(deps)]);
  return app.mails.map(({ template, to }) => `${template} ${to}`);
}

/** A customer with two things in the cart, who asked for reminders. */
async function forgetful(name: string) {
  const email = `${name}@example.com`;
  await addUser(app, { email });
  await recordTopics(db(), { ...of(email), source: "test" }, { cart_reminders: true });
  const shopper = { cookies: await signedIn(app, email) };
  const products = [await addProduct(db()), await addProduct(db())];
  for (const { variantId } of products) await addToCart(app, shopper, variantId, 2);
  return { email, shopper, variantIds: products.map(({ variantId }) => variantId) };
}

function linkFor(to: string): string {
  const mail = app.mails.findLast((written) => written.to === to);
  return mail && "url" in mail.values ? (new URL(mail.values.url).searchParams.get("token") ?? "") : "";
}

test("T131 a cart that was left is reminded of after 4 and after 48 hours, once each, also by two rounds at once", async () => {
  const { email } = await forgetful("twice");
  expect(await remindAfter(3.9)).toEqual([]);
  expect(await remindAfter(4.1)).toEqual([`cart-reminder ${email}`]);
  expect(await remindAfter(20)).toHaveLength(1);
  expect(await remindAfter(48.1)).toEqual([`cart-reminder ${email}`, `cart-reminder-last ${email}`]);
  expect(await remindAfter(60)).toHaveLength(2);
  expect(app.mails[0]).toMatchObject({ language: "lt", rows: [{ value: "× 2" }, { value: "× 2" }] });
});

test("T131 nobody is reminded without having asked, after leaving, with an empty cart or too many mails", async () => {
  const left = await forgetful("left");
  await db().transaction((tx) => stopAll(tx, of(left.email), "test"));
  const empty = await forgetful("empty");
  await query(
    app,
    "delete from cart_lines where cart_id in (select c.id from carts c join users u on u.id = c.user_id where u.email = $1)",
    [empty.email],
  );
  const busy = await forgetful("busy");
  hasRoom = false;
  expect(await remindAfter(5)).toEqual([]);
  hasRoom = true;
  expect(await remindAfter(5)).toEqual([`cart-reminder ${busy.email}`]);
});

test("T040 the link restores the cart of any browser by POST, once, for 7 days, and only in its shop", async () => {
  const { email, variantIds } = await forgetful("restored");
  await remindAfter(5);
  ahead = 0;
  const token = linkFor(email);
  const guest = newShopper();
  await addToCart(app, guest, variantIds[0] ?? 0, 1);
  const restore = (host = "lt.localhost") =>
    call(app, "/newsletter/restore-cart", { token }, { cookies: guest.cookies, host });
  for (const _ of [1, 2]) expect((await restore()).statusCode).toBe(200);
  const { items } = await cartOf(app, guest);
  expect(items.map((item: { quantity: number }) => item.quantity)).toEqual([1, 2]);
  expect((await restore("lv.localhost")).statusCode).toBe(404);
  expect((await call(app, "/newsletter/unsubscribe", { token })).statusCode).toBe(404);
  ahead = 7 * 24 * HOUR_MS + HOUR_MS * 6;
  expect((await restore()).statusCode).toBe(404);
});
