import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newToken } from "#platform/secret-token.ts";
import { meta } from "#testing/page-html.ts";
import { addUser, logIn, query, sessionOf, signedIn } from "#testing/people/identity.ts";
import { place, settle, stateOf } from "#testing/selling/orders.ts";
import { call, createTestApp, type TestApp, visit } from "#testing/test-app.ts";
import { ORDER_EFFECT } from "./order-effects.ts";

let app: TestApp;
let shop: { database: TestApp["database"]; payable: TestApp["shop"]["orders"]["payable"] };
beforeAll(async () => {
  app = await createTestApp();
  shop = { database: app.database, payable: app.shop.orders.payable };
});
afterAll(() => app.close());

/** A guest's paid order, and the token of the link that its mail has. */
async function mailedOrder(email: string) {
  const { id, slug } = await place(shop, { changes: { email } });
  await settle(shop, id);
  await app.runJob(ORDER_EFFECT, { name: "paid", orderId: id });
  return { id, slug, ...mailedLink(email) };
}

function mailedLink(email: string) {
  const mail = app.mails.findLast(({ to, template }) => to === email && template.startsWith("order-"));
  const { url = "" } = (mail?.values ?? {}) as { url?: string };
  return { url, token: /\/order\/([\w-]{43})$/.exec(url)?.[1] ?? "" };
}

const orderBy = (name: string, cookies = {}) =>
  call(app, "/my-orders/get-order", { slug: name, language_id: 1 }, { cookies });
const claim = (name: string, cookies: Record<string, string>) =>
  call(app, "/my-orders/claim", { slug: name }, { cookies });

describe("T061 T062 the link in the mail of a guest's order", () => {
  test("shows everything in any browser, by a token that is stored as a hash and names nobody", async () => {
    const { id, slug, url, token } = await mailedOrder("link@example.com");
    expect(new URL(url).pathname).toBe(`/lt/order/${token}`);
    expect(token).not.toBe(slug);
    const { order } = (await orderBy(token)).json();
    expect(order).toMatchObject({
      number: `OR${id}`,
      slug,
      is_owner: true,
      is_guest: true,
      address: { last_name: "Žalgirė" },
      email: "link@example.com",
      invoice_url: `/order-documents/${token}/invoice.pdf`,
    });
    expect((await visit(app, { path: order.invoice_url })).statusCode).toBe(200);
    expect((await orderBy(slug)).json().order).toMatchObject({ is_owner: false, address: null });
    const [stored] = await query<{ row: string }>(app, "select l::text as row from order_links l where order_id = $1", [
      id,
    ]);
    expect(stored?.row).not.toContain(token);
  });

  test("T016 opens a page that is not cached, not indexed, sends no referrer and leaves no token in the log", async () => {
    const { id, token } = await mailedOrder("page@example.com");
    const { statusCode, headers, body } = await visit(app, { path: `/en/order/${token}` });
    expect(statusCode).toBe(200);
    expect(headers["cache-control"]).toBe("private, no-store");
    expect(headers["referrer-policy"]).toBe("no-referrer");
    expect(meta(body, "robots")).toBe("noindex");
    for (const words of [
      `Order OR${id}`,
      "Žalgirė",
      "Gedimino pr. 1-2",
      "Timeline",
      "Invoice",
      "Keep this order in an account",
    ])
      expect(body).toContain(words);
    await visit(app, { path: `/order-documents/${token}/invoice.pdf` });
    expect(app.log.join("")).toContain("/order/…");
    expect(app.log.join("")).not.toContain(token);
  });

  test("T059 opens nothing in another storefront, after two years, or by guessing, which is limited", async () => {
    const { id, token } = await mailedOrder("old@example.com");
    const elsewhere = { slug: token, language_id: 1 };
    expect((await call(app, "/my-orders/get-order", elsewhere, { host: "pj.localhost" })).statusCode).toBe(404);
    await query(app, "update order_links set created_at = now() - interval '2 years 1 day' where order_id = $1", [id]);
    expect((await orderBy(token)).statusCode).toBe(404);
    const guess = () =>
      app.server.inject({
        url: `/en/order/${newToken()}`,
        headers: { host: "lt.localhost" },
        remoteAddress: "203.0.113.77",
      });
    const answers: number[] = [];
    for (let tried = 0; tried < 61; tried++) answers.push((await guess()).statusCode);
    expect(answers.slice(0, 60).every((status) => status === 404)).toBe(true);
    expect(answers[60]).toBe(429);
  });

  test("cancels an order that is not paid, without an account", async () => {
    const { id } = await place(shop, { changes: { email: "cancels@example.com" } });
    await query(app, "update orders set cancel_reason = null where id = $1", [id]);
    await app.runJob(ORDER_EFFECT, { name: "cancelled", orderId: id });
    const { token } = mailedLink("cancels@example.com");
    const answer = await call(app, "/my-orders/cancel", { slug: token, language_id: 1 });
    expect(answer.json().order).toMatchObject({ state: "cancelled", is_owner: true });
    expect((await stateOf(shop, id)).cancelReason).toBe("by_customer");
  });
});

describe("T059 keeping a guest's order in an account", () => {
  test("needs the same confirmed e-mail", async () => {
    const { id, slug, token } = await mailedOrder("keeps@example.com");
    await addUser(app, { email: "stranger@example.com" });
    const stranger = await signedIn(app, "stranger@example.com");
    expect((await claim(token, stranger)).json()).toEqual({ is_claimed: false, slug });
    expect((await claim(token, {})).statusCode).toBe(401);
    await addUser(app, { email: "keeps@example.com", isConfirmed: false });
    const unconfirmed = await signedIn(app, "keeps@example.com");
    expect((await claim(token, unconfirmed)).json()).toEqual({ is_claimed: false, slug });
    expect((await stateOf(shop, id)).userId).toBeNull();
  });

  test("is done by the button, or by signing in; then the link leads to the account", async () => {
    const userId = await addUser(app, { email: "claims@example.com" });
    const cookies = await signedIn(app, "claims@example.com");
    const [first, second] = [await mailedOrder("claims@example.com"), await mailedOrder("claims@example.com")];
    expect((await claim(first.token, cookies)).json()).toEqual({ is_claimed: true, slug: first.slug });
    expect((await stateOf(shop, second.id)).userId).toBe(userId);
    const { statusCode, headers } = await visit(app, { path: `/en/order/${first.token}` });
    expect([statusCode, headers.location]).toEqual([302, `/en/my-orders/${first.slug}`]);
    expect((await orderBy(first.token)).json().order).toMatchObject({ is_owner: false, address: null });
    const third = await mailedOrder("claims@example.com");
    sessionOf(await logIn(app, "claims@example.com"));
    expect((await stateOf(shop, third.id)).userId).toBe(userId);
  });
});
