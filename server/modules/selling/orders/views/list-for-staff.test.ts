import { afterAll, beforeAll, expect, test } from "vitest";
import { addProduct } from "#testing/catalogue/catalog.ts";
import { silentProvider } from "#testing/money/paying.ts";
import { signedInMember, staffCall } from "#testing/people/staff.ts";
import { newShopper } from "#testing/selling/cart.ts";
import { beginCheckout, buy } from "#testing/selling/checkout.ts";
import { place } from "#testing/selling/orders.ts";
import { createTestApp, type TestApp } from "#testing/test-app.ts";

let app: TestApp;
let cookies: Awaited<ReturnType<typeof signedInMember>>["cookies"];

beforeAll(async () => {
  app = await createTestApp({ providers: [silentProvider()] });
  ({ cookies } = await signedInMember(app));
  const { variantId } = await addProduct(app.database.db, { stock: 10 });
  for (const quantity of [1, 3])
    await buy(await beginCheckout(app, newShopper(), [{ variantId, quantity }]), { deliveryType: "door" });
});
afterAll(() => app?.close());

const ask = (filter: object) => staffCall(app, "/orders/list", { filter, sort: "-placed_at" }, { cookies });
const numbersOf = async (filter: object): Promise<string[]> =>
  (await ask(filter)).json().items.map(({ number }: { number: string }) => number);

test("staff find orders by several states, by time and amount, by number and by ids", async () => {
  // The newest first; the shop has other orders too.
  const [large, small] = (await ask({})).json().items;
  const both = [large.number, small.number];
  expect([large.pieces, small.pieces]).toEqual([3, 1]);
  const [id, other] = both.map((number) => Number(number.slice(2)));
  const ids = [id, other];
  const day = small.placed_at.slice(0, 10);
  expect(await numbersOf({ state: ["paid", small.state], ids })).toEqual(both);
  expect(await numbersOf({ state: ["delivered", "refunded"], ids })).toEqual([]);
  expect(await numbersOf({ state: "delivered", ids })).toEqual([]);
  expect(await numbersOf({ placed_at: { from: day, to: large.placed_at.slice(0, 10) }, ids })).toEqual(both);
  expect(await numbersOf({ placed_at: { to: "0001-01-01" } })).toEqual([]);
  expect(await numbersOf({ placed_at: { from: "9999-12-31" } })).toEqual([]);
  expect(await numbersOf({ total: { from: small.total.amount + 1, to: large.total.amount }, ids })).toEqual([
    large.number,
  ]);
  expect(await numbersOf({ search: large.number.toLowerCase() })).toEqual([large.number]);
  expect(await numbersOf({ search: String(id), ids: [id] })).toEqual([large.number]);
  expect(await numbersOf({ ids: [id, 999_999_999] })).toEqual([large.number]);
});

test("T065 staff find orders by storefront and method, in their own storefronts only", async () => {
  const shop = { database: app.database, payable: app.shop.orders.payable };
  const placed = [
    await place(shop),
    await place(shop, { changes: { shippingMethod: "sea" } }),
    await place(shop, { changes: { storefrontCode: "lv", languageId: 1, shippingMethod: "sea" } }),
  ];
  const ids = placed.map(({ id }) => id);
  const [air, sea, foreign] = ids.map((id) => `OR${id}`);
  expect(await numbersOf({ method: "sea", ids })).toEqual([foreign, sea]);
  expect(await numbersOf({ method: ["air", "sea"], ids })).toEqual([foreign, sea, air]);
  expect(await numbersOf({ storefront: "lv", ids })).toEqual([foreign]);
  expect(await numbersOf({ storefront: ["lt", "xx"], method: "air", ids })).toEqual([air]);
  expect((await ask({ storefront: "x".repeat(21) })).statusCode).toBe(400);
  expect((await ask({ method: "road" })).statusCode).toBe(400);
  const { cookies: own } = await signedInMember(app, { storefronts: ["lt"] });
  const answer = await staffCall(app, "/orders/list", { filter: { storefront: ["lt", "lv"], ids } }, { cookies: own });
  expect(answer.json()).toMatchObject({ total: 2, items: [{ number: sea }, { number: air }] });
});

test("days that PostgreSQL does not have, and filters that the list does not declare, are refused", async () => {
  for (const filter of [
    { placed_at: { from: "0000-01-01" } },
    { placed_at: { to: "0000-01-01T00:00:00Z" } },
    { email: "a" },
  ])
    expect((await ask(filter)).statusCode, JSON.stringify(filter)).toBe(400);
});

test("I10 a member is offered the events of their permissions, and is refused the others", async () => {
  const { cookies: packer } = await signedInMember(app, { roles: ["warehouse"] });
  const rowOf = async (asking: typeof cookies) =>
    (await staffCall(app, "/orders/list", { filter: { state: "paid" }, limit: 1 }, { cookies: asking })).json()
      .items[0];
  const { number, next_events } = await rowOf(cookies);
  expect(next_events).toEqual(["process", "refund"]);
  expect(await rowOf(packer)).toMatchObject({ number, next_events: ["process"] });
  const refused = await staffCall(app, "/orders/refund", { number, reason: "as asked" }, { cookies: packer });
  expect(refused.statusCode).toBe(403);
});
