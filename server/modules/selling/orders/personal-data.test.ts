import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addProduct } from "#testing/catalogue/catalog.ts";
import { checkOrders } from "#testing/invariants/check-orders.ts";
import { addUser, PASSWORD, query, signedIn } from "#testing/people/identity.ts";
import { newShopper } from "#testing/selling/cart.ts";
import { beginCheckout } from "#testing/selling/checkout.ts";
import { place, settle, stateOf } from "#testing/selling/orders.ts";
import { call, createTestApp, type TestApp, visit } from "#testing/test-app.ts";
import { ORDER_EFFECT } from "./order-effects.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Somebody with an order of their own, and one that they made as a guest in another browser since they signed in. */
async function customer(email: string) {
  const userId = await addUser(app, { email });
  const shop = { database: app.database, payable: app.shop.orders.payable };
  const own = await place(shop, { changes: { email, owner: { userId, visitorHash: null } } });
  const cookies = await signedIn(app, email);
  const asGuest = await place(shop, { changes: { email } });
  await settle(shop, own.id);
  return { userId, email, shop, own, asGuest, cookies };
}

test("T129 the export has all that somebody ordered, and nothing of others", async () => {
  const [me, other] = [await customer("exports@example.com"), await customer("other@example.com")];
  const asked = await call(app, "/account/export-my-data", { password: PASSWORD }, { cookies: me.cookies });
  const answer = await visit(app, { path: asked.json().download_path, cookies: me.cookies });
  const files = unzipSync(answer.rawPayload);
  const orders = JSON.parse(strFromU8(files["orders.json"] ?? new Uint8Array()));
  expect(orders).toMatchObject([
    {
      id: me.own.id,
      state: "paid",
      lines: [{ name: "Žalias batas 1" }],
      history: [{ event: "place" }, { event: "pay" }],
    },
    { id: me.asGuest.id, email: me.email },
  ]);
  expect(JSON.stringify(orders)).not.toContain(other.email);
  expect(Object.keys(files)).toContain("payments.json");
});

test("T130 an erasure leaves orders that name nobody, with the same sums, and no more mails", async () => {
  const me = await customer("erased@example.com");
  const before = await stateOf(me.shop, me.own.id);
  const erased = await call(app, "/account/erase-my-account", { password: PASSWORD }, { cookies: me.cookies });
  expect(erased.statusCode).toBe(200);
  const rows = await query<{ row: string }>(app, "select o::text as row from orders o where id = any($1)", [
    [me.own.id, me.asGuest.id],
  ]);
  expect(rows).toHaveLength(2);
  for (const { row } of rows) expect(row).not.toMatch(/erased@example|Rūta|Žalgirė|Gedimino|600 00000|Vilnius/);
  const { state, total, taxBasisPoints, invoiceNumber, paidAt } = await stateOf(me.shop, me.own.id);
  expect({ state, total, taxBasisPoints, invoiceNumber, paidAt }).toEqual({
    state: before.state,
    total: before.total,
    taxBasisPoints: before.taxBasisPoints,
    invoiceNumber: before.invoiceNumber,
    paidAt: before.paidAt,
  });
  await app.runJob(ORDER_EFFECT, { name: "paid", orderId: me.own.id });
  expect(app.mails.filter(({ template }) => template === "order-paid")).toEqual([]);
  expect(await checkOrders(app.database.db)).toEqual([]);
});

test("T130 an erasure reaches what was begun, promoted and paid as a guest with the same address", async () => {
  const me = await customer("was-a-guest@example.com");
  const { id } = me.asGuest;
  const [promotion] = await query<{ id: number }>(app, "select id from promotions limit 1");
  await query(app, "insert into promotion_uses (order_id, promotion_id, customer_key) values ($1, $2, $3)", [
    id,
    promotion?.id,
    me.email,
  ]);
  await query(
    app,
    `with paid as (
      insert into payments (reference, payable_kind, payable_id, storefront_code, language_id, visitor_hash, currency_id,
        payment_processor_id, amount, redirect_url, expires_at)
      values ('guest-payment-of-the-erased', 'order', $1, 'lt', 1, '\\x07', 1, 3, 100, 'https://pay.example/' || $2::text, now())
      returning id)
    insert into provider_events (payment_processor_id, event_id, payment_id, kind, payload, outcome, received_at)
    select 3, 'evt_guest', id, 'paid', jsonb_build_object('p_email', $2::text), 'applied', now() from paid`,
    [id, me.email],
  );
  const shopper = newShopper();
  const { variantId } = await addProduct(app.database.db);
  await (await beginCheckout(app, shopper, [{ variantId }])).chooseShipping({ email: me.email });
  const traces = () =>
    query(
      app,
      `select from (select p::text as kept from payments p union all select e::text from provider_events e
      union all select u::text from promotion_uses u union all select c::text from checkouts c) everything
      where kept like '%' || $1 || '%'`,
      [me.email],
    );
  expect(await traces()).toHaveLength(4);
  await call(app, "/account/erase-my-account", { password: PASSWORD }, { cookies: me.cookies });
  expect(await traces()).toEqual([]);
});

test("T130 an issued invoice stays as it was, whatever becomes of the customer, the order and the seller", async () => {
  const me = await customer("invoiced@example.com");
  const { id, slug } = me.own;
  await app.runJob(ORDER_EFFECT, { name: "paid", orderId: id });
  const invoice = () => query<object>(app, "select * from order_invoices where order_id = $1", [id]);
  const pdf = async () =>
    (await visit(app, { path: `/order-documents/${slug}/invoice.pdf`, cookies: me.cookies })).rawPayload;
  const [issued, drawn] = [await invoice(), await pdf()];
  expect(JSON.stringify(issued)).toContain("Žalgirė");
  const [seller] = await query<{ legal_name: string }>(app, "select legal_name from storefronts where code = 'lt'");
  await query(app, "update storefronts set legal_name = 'Another Ltd', document_logo = null where code = 'lt'");
  await query(app, 'update orders set address = address || \'{"city": "Kaunas"}\', payment_fee = 100 where id = $1', [
    id,
  ]);
  expect((await pdf()).equals(drawn)).toBe(true);
  expect(drawn.toString("latin1")).toContain("/Subtype /Image");
  await query(app, "update orders set payment_fee = 0 where id = $1", [id]);
  await query(app, "update storefronts set legal_name = $1 where code = 'lt'", [seller?.legal_name]);
  await call(app, "/account/erase-my-account", { password: PASSWORD }, { cookies: me.cookies });
  expect(await invoice()).toEqual(issued);
  for (const change of [
    "update order_invoices set number = 'X'",
    "delete from order_invoices",
    "truncate order_invoices",
  ])
    await expect(query(app, change)).rejects.toThrow("append-only");
});

test("T130 the invoice of an order from before they were kept is written down when its customer is erased", async () => {
  const me = await customer("invoiced-before@example.com");
  await query(app, "update orders set invoice_number = 'LT-2025-000001', invoiced_at = now() where id = $1", [
    me.own.id,
  ]);
  await call(app, "/account/erase-my-account", { password: PASSWORD }, { cookies: me.cookies });
  const [kept] = await query<{ document: object }>(app, "select document from order_invoices where order_id = $1", [
    me.own.id,
  ]);
  expect(JSON.stringify(kept?.document)).toContain("Žalgirė");
});

test("T130 after an erasure the links of earlier mails open nothing", async () => {
  const me = await customer("linked@example.com");
  await app.runJob(ORDER_EFFECT, { name: "expired", orderId: me.asGuest.id });
  const [link] = await query(app, "select from order_links where order_id = $1", [me.asGuest.id]);
  expect(link).toBeDefined();
  await call(app, "/account/erase-my-account", { password: PASSWORD }, { cookies: me.cookies });
  expect(await query(app, "select from order_links where order_id = $1", [me.asGuest.id])).toEqual([]);
});
