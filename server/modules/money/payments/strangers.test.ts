import { afterAll, beforeAll, expect, test } from "vitest";
import { PROVIDER } from "#domain/money/payments/provider.ts";
import { newToken } from "#platform/secret-token.ts";
import { silentProvider } from "#testing/money/paying.ts";
import { addUser, query, signedIn } from "#testing/people/identity.ts";
import { place, stateOf, VISITOR } from "#testing/selling/orders.ts";
import { call, createTestApp, type TestApp } from "#testing/test-app.ts";
import type { ProviderPayment } from "./providers/provider.ts";

/** The last payment as the provider got it. */
let started: ProviderPayment;
let app: TestApp;
beforeAll(async () => {
  const silent = silentProvider();
  const start: typeof silent.start = (payment, signal) => {
    started = payment;
    return silent.start(payment, signal);
  };
  app = await createTestApp({ providers: [{ ...silent, start }] });
});
afterAll(() => app.close());

const cardMethod = async () => {
  const [method] = await query<{ id: number }>(
    app,
    "select id from payment_methods where storefront_code = 'lt' and payment_processor_id = $1",
    [PROVIDER.card],
  );
  return method?.id;
};

test("T062 everybody who knows the address of an order may pay it, and only its owner's e-mail goes to the provider", async () => {
  const shop = { database: app.database, payable: app.shop.orders.payable };
  const method = await cardMethod();
  const userId = await addUser(app, { email: "owner@example.com" });
  await addUser(app, { email: "stranger@example.com" });
  const [owner, stranger] = [await signedIn(app, "owner@example.com"), await signedIn(app, "stranger@example.com")];
  const guests = await place(shop);
  const users = await place(shop, { changes: { owner: { userId, visitorHash: null } } });
  const emailAtProvider = async ({ id, slug }: typeof guests, cookies: Record<string, string>) => {
    const { total } = await stateOf(shop, id);
    const body = { slug, language_id: 1, payment_method_id: method, total };
    const answer = await call(app, "/payment/pay", body, { cookies, headers: { "idempotency-key": newToken() } });
    expect(answer.json().result).toBe("redirect");
    return started.email;
  };
  expect(await emailAtProvider(guests, { visitor: app.shop.visitorCookie.sign(VISITOR) })).toBe("ruta@example.com");
  expect(await emailAtProvider(users, owner)).toBe("ruta@example.com");
  for (const order of [guests, users])
    for (const cookies of [{}, { visitor: app.shop.visitorCookie.sign(newToken()) }, stranger])
      expect(await emailAtProvider(order, cookies)).toBeNull();
});

test("T126 a language that nobody speaks and a bank that nobody knows are left out of a payment", async () => {
  const shop = { database: app.database, payable: app.shop.orders.payable };
  const { id, slug } = await place(shop);
  const { total } = await stateOf(shop, id);
  const method = await cardMethod();
  for (const [language_id, option] of [
    [999, null],
    [2 ** 31 - 1, "hanza"],
    [-1, "a\u0000b"],
  ] as const) {
    const body = { slug, language_id, payment_method_id: method, option, total };
    const headers = { "idempotency-key": newToken() };
    const answer = await call(app, "/payment/pay", body, {
      cookies: { visitor: app.shop.visitorCookie.sign(VISITOR) },
      headers,
    });
    expect([answer.statusCode, answer.json().result]).toEqual([200, "redirect"]);
    expect(started).toMatchObject({ language: "lt", option: null });
  }
});

test("T059 what belongs to one storefront is neither seen nor paid in another", async () => {
  const shop = { database: app.database, payable: app.shop.orders.payable };
  const { id, slug } = await place(shop);
  const { total } = await stateOf(shop, id);
  const request = { slug, language_id: 1, payment_method_id: await cardMethod(), total };
  const own = {
    cookies: { visitor: app.shop.visitorCookie.sign(VISITOR) },
    headers: { "idempotency-key": newToken() },
  };
  const elsewhere = { ...own, host: "pj.localhost", headers: { "idempotency-key": newToken() } };
  const { payment } = (await call(app, "/payment/pay", request, own)).json();
  expect((await call(app, "/payment/status", { slug }, own)).json()).toEqual({ payable: "unpaid", kind: "order" });
  expect((await call(app, "/payment/status", { slug }, elsewhere)).json()).toEqual({ payable: "none", kind: null });
  for (const [path, body] of [
    ["get", { slug, language_id: 1 }],
    ["state", { payment }],
  ] as const) {
    expect((await call(app, `/payment/${path}`, body, own)).statusCode).toBe(200);
    expect((await call(app, `/payment/${path}`, body, elsewhere)).statusCode).toBe(404);
  }
  expect((await call(app, "/payment/pay", request, elsewhere)).statusCode).toBe(404);
});
