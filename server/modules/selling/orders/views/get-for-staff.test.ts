import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { StaffOrder } from "#contracts/staff/selling/orders.ts";
import { fromMinor } from "#domain/money/money/money.ts";
import { PROVIDER } from "#domain/money/payments/provider.ts";
import { recordForSubject } from "#modules/forwarding/shipments/index.ts";
import { paidByCard } from "#testing/aftersales/withdrawals.ts";
import { addProduct } from "#testing/catalogue/catalog.ts";
import { silentProvider } from "#testing/money/paying.ts";
import { addUser } from "#testing/people/identity.ts";
import { signedInMember, staffCall } from "#testing/people/staff.ts";
import { beginCheckout, buy, newCustomer } from "#testing/selling/checkout.ts";
import { place } from "#testing/selling/orders.ts";
import { createTestApp, type TestApp } from "#testing/test-app.ts";

const REFUND_JOB = { name: "refund-payment" } as Parameters<TestApp["runJob"]>[0];
const EXTRAS = {
  company: { name: "UAB Vėžlys", code: "300000000", vat_number: null, address: "Laisvės al. 5, Kaunas" },
  courier_note: "Ring twice",
  gift_message: "Sveikinu!",
};

let app: TestApp;
let cookies: Awaited<ReturnType<typeof signedInMember>>["cookies"];
beforeAll(async () => {
  app = await createTestApp({ providers: [silentProvider()] });
  await app.shop.payments.work();
  await app.shop.payments.stop();
  ({ cookies } = await signedInMember(app, { name: "Eglė Kadaitė" }));
});
afterAll(() => app?.close());

const shop = () => ({ database: app.database, payable: app.shop.orders.payable });
const ask = (path: string, body: object, asking = cookies) => staffCall(app, path, body, { cookies: asking });
async function made(path: string, body: object): Promise<void> {
  const answer = await ask(path, body);
  expect(answer.statusCode, answer.body).toBe(200);
}
async function orderOf(id: number): Promise<StaffOrder> {
  const answer = await ask("/orders/get", { number: `OR${id}` });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const rowOf = async (id: number) => (await ask("/orders/list", { filter: { ids: [id] } })).json().items[0];
const subject = (id: number) => ({ kind: "order", id, storefrontCode: "lt" }) as const;

/** Sends the refunds that wait, as the worker does. */
async function sendRefunds(): Promise<void> {
  for (const { name, payload } of app.enqueued.splice(0))
    if (name === REFUND_JOB.name) await app.runJob(REFUND_JOB, payload);
}

describe("an order for staff", () => {
  test("T065 is not found from another storefront, as if there were none, nor listed there", async () => {
    const { id } = await place(shop());
    const { cookies: foreign } = await signedInMember(app, { storefronts: ["lv"] });
    const { cookies: own } = await signedInMember(app, { storefronts: ["lt"] });
    const answers = [`OR${id}`, "OR999999999"].map((number) => ask("/orders/get", { number }, foreign));
    for (const answer of await Promise.all(answers)) {
      expect(answer.statusCode).toBe(404);
      expect({ ...answer.json(), request_id: "" }).toEqual({ ...(await answers[1])?.json(), request_id: "" });
    }
    expect((await ask("/orders/list", { filter: { ids: [id] } }, foreign)).json()).toMatchObject({
      items: [],
      total: 0,
    });
    expect((await ask("/orders/get", { number: `or ${id}` }, own)).json()).toMatchObject({ number: `OR${id}` });
  });

  test("has all of its row in the list, its goods and its price", async () => {
    const goods = [await addProduct(app.database.db), await addProduct(app.database.db)];
    const { id } = await place(shop(), { goods, changes: { shippingMethod: "sea" } });
    const order = await orderOf(id);
    expect(order).toMatchObject(await rowOf(id));
    expect(order).toMatchObject({ customer: "Rūta Žalgirė", is_guest: true, method: "sea", pieces: 3, invoice: null });
    expect(order.lines).toMatchObject([
      { name: "Žalias batas 1", variant: "42", sku: goods[0]?.sku, quantity: 2, unit_price: 10_0000, total: 20_0000 },
      { name: "Žalias batas 2", variant: "", sku: goods[1]?.sku, quantity: 1, unit_price: 10_0000, total: 10_0000 },
    ]);
    const { subtotal, shipping, shipping_discount, delivery, total } = order.amounts;
    expect([subtotal, shipping, shipping_discount, delivery]).toEqual([30_0000, 6_6000, 1_1000, 1_9900]);
    expect(total).toBe(order.total.amount);
  });

  test("names the customer and the city, and masks street, phone and email wherever they are", async () => {
    const userId = await addUser(app, { email: "masked@example.com" });
    const owner = { userId, visitorHash: null };
    const { id } = await place(shop(), { changes: { owner, extras: EXTRAS } });
    const at = { code: "delivered", location: "Gedimino pr. 1-2, Vilnius", source: "system" } as const;
    await app.database.db.transaction((tx) => recordForSubject(tx, subject(id), at));
    const earlier = { ...at, code: "out_for_delivery", location: null } as const;
    await app.database.db.transaction((tx) => recordForSubject(tx, subject(id), earlier));
    const got = await ask("/orders/get", { number: `OR${id}` });
    const listed = await ask("/orders/list", { filter: { ids: [id] } });
    for (const { body } of [got, listed]) expect(body).not.toMatch(/ruta@|Gedimino|600 ?00000|masked@/i);
    const order: StaffOrder = got.json();
    expect(order).toMatchObject({ customer: "Rūta Žalgirė", is_guest: false });
    expect(order.delivery).toMatchObject({
      courier: "Omniva",
      pickup_point: null,
      country: "LT",
      city: "Vilnius",
      zip: "01103",
      street: "G•••",
      phone: "+370 ••• ••000",
      email: "r•••@example.com",
      ...EXTRAS,
    });
    expect(order.timeline).toContainEqual(expect.objectContaining({ event: "delivered", location: "Vilnius" }));
    expect(order.timeline).toContainEqual(expect.objectContaining({ event: "out_for_delivery", location: null }));
  });
});

describe("the payment of an order", () => {
  test("is awaited, then none where the order is cancelled", async () => {
    const { id } = await place(shop());
    expect(await rowOf(id)).toMatchObject({ payment: "awaiting" });
    await made("/orders/move", { number: `OR${id}`, event: "cancel" });
    expect(await rowOf(id)).toMatchObject({ state: "cancelled", payment: "none" });
  });

  test("is paid, partly refunded and refunded, once the money has been sent and not when it is asked for", async () => {
    const { id, reference, amount } = await paidByCard(app);
    const { id: other } = await paidByCard(app);
    expect(await orderOf(id)).toMatchObject({
      payment: "paid",
      payments: [{ reference, amount, refunded: 0, refunds: [] }],
    });
    await made("/payments/refund", { payment: reference, amount: fromMinor(500), reason: "a scratch" });
    expect(await rowOf(id)).toMatchObject({ payment: "paid" });
    await sendRefunds();
    expect(await orderOf(id)).toMatchObject({
      state: "paid",
      payment: "partly_refunded",
      payments: [{ state: "partially_refunded", refunded: 5_0000, refunds: [{ state: "done", amount: 5_0000 }] }],
    });
    await made("/orders/refund", { number: `OR${id}`, reason: "as asked" });
    await sendRefunds();
    expect(await orderOf(id)).toMatchObject({ state: "refunded", payment: "refunded", next_events: [] });
    const page = (await ask("/orders/list", { filter: { ids: [id, other] } })).json().items;
    expect(page.map(({ payment }: StaffOrder) => payment)).toEqual(["paid", "refunded"]);
  });
});

test("the timeline has what happened of every kind, the newest first, with the member who did it", async () => {
  const { variantId } = await addProduct(app.database.db);
  const buyer = await newCustomer(app, "timeline@example.com", 100_000);
  await buy(await beginCheckout(app, buyer, [{ variantId }]), { email: null, providerId: PROVIDER.balance });
  const [{ number }] = (await ask("/orders/list", { filter: { search: "timeline@" } })).json().items;
  const id = Number(number.slice(2));
  await queueMail(id);
  await made("/orders/move", { number, event: "process", note: "by hand" });
  await made("/orders/move", { number, event: "pack", location: "New York" });
  const [{ reference }] = (await orderOf(id)).payments as [StaffOrder["payments"][number]];
  await made("/payments/refund", {
    payment: reference,
    amount: fromMinor(100),
    destination: "balance",
    reason: "a scratch",
  });
  const { timeline } = await orderOf(id);

  const times = timeline.map(({ at }) => Date.parse(at));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  const of = (kind: string) => timeline.filter((entry) => entry.kind === kind).map(({ event }) => event);
  expect(of("state")).toEqual(["refund_partly", "pack", "process", "pay", "place"]);
  expect(of("payment")).toEqual(["pay", "create"]);
  expect(of("refund")).toEqual(["finish", "request"]);
  expect(of("tracking")).toEqual(["packed"]);
  expect(of("mail")).toEqual(["order-paid"]);
  expect(of("staff")).toEqual(["payments.refund", "orders.move", "orders.move"]);
  const by = "Eglė Kadaitė";
  expect(timeline).toContainEqual(expect.objectContaining({ kind: "state", event: "process", by, note: "by hand" }));
  expect(timeline).toContainEqual(expect.objectContaining({ kind: "refund", event: "request", by, note: "a scratch" }));
  expect(timeline).toContainEqual(expect.objectContaining({ kind: "tracking", location: "New York" }));
  expect(timeline).toContainEqual(expect.objectContaining({ kind: "staff", event: "orders.move", by }));
  expect(timeline.at(-1)).toMatchObject({ event: "place", by: null });
});

/** The mail that follows the payment, stored as the worker of effects does; another order's has another key. */
async function queueMail(id: number): Promise<void> {
  const { db } = app.database;
  for (const order of [sql`aggregate_id`, sql`aggregate_id + 1`])
    await db.execute(sql`
      insert into mails (idempotency_key, storefront_code, language_id, template, sender_name, sender_address, recipient,
        subject, html, text)
      select 'order paid:' || ${order} || ':' || id, 'lt', 1, 'order-paid', 'Shop', 'shop@example.com', 'a@example.com', '', '', ''
      from status_events where aggregate = 'order' and aggregate_id = ${id} and event = 'pay'`);
}
