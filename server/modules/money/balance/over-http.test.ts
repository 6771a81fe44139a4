import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { RELATION } from "#domain/money/balance/entry.ts";
import { fromMinor, MOST_ENTERED_AMOUNT } from "#domain/money/money/money.ts";
import { spendingOf, topUpOf } from "#testing/money/ledger.ts";
import { addUser, query, signedIn, userSession } from "#testing/people/identity.ts";
import { signedInMember, staffCall } from "#testing/people/staff.ts";
import { call, createTestApp, type TestApp } from "#testing/test-app.ts";
import { checkLedger, spend, topUp } from "./index.ts";

let app: TestApp;
let rutas: Record<string, string>;
let strangers: Record<string, string>;

beforeAll(async () => {
  app = await createTestApp();
  const ruta = await addUser(app, { email: "ruta@example.com" });
  await addUser(app, { email: "stranger@example.com" });
  await topUp(app.database.db, topUpOf(ruta, 50_00));
  await spend(app.database.db, spendingOf(ruta, 31_40));
  [rutas, strangers] = [await signedIn(app, "ruta@example.com"), await signedIn(app, "stranger@example.com")];
});

afterAll(() => app.close());

const PATHS = ["/balance/get-history", "/balance/get", "/balance/export-csv", "/my-orders/get-my-orders"];
const BODY = { locale: "en", language_id: 1 };

describe("a balance over the wire", () => {
  test("ACCOUNT-02 is answered to its owner, also without a body", async () => {
    const history = await call(app, "/balance/get-history", undefined, { cookies: rutas });
    expect(history.statusCode).toBe(200);
    expect(history.json()).toMatchObject({ total: 2, currency: "EUR", items: [{ amount: fromMinor(31_40) }, {}] });
    const { balance } = (await call(app, "/balance/get", {}, { cookies: rutas })).json();
    expect(balance).toMatchObject({ amount: fromMinor(18_60), available: fromMinor(18_60) });
  });

  test("T059 is empty to everybody else, who cannot even name whose it is", async () => {
    const { balance } = (await call(app, "/balance/get", {}, { cookies: rutas })).json();
    const body = { id: balance.id, user_id: 1, account_id: balance.id };
    const history = await call(app, "/balance/get-history", body, { cookies: strangers });
    expect(history.json()).toEqual({ items: [], total: 0, currency: "EUR" });
    const foreign = (await call(app, "/balance/get", body, { cookies: strangers })).json();
    expect(foreign.balance).toEqual({ id: null, amount: 0, held: 0, available: 0, currency: "EUR" });
  });

  test("AUTH-11 is nobody's without a session, and no answer may be kept by a cache", async () => {
    for (const path of PATHS) {
      expect((await call(app, path, BODY)).json()).toMatchObject({ status: false, code: "not_signed_in" });
      const own = await call(app, path, BODY, { cookies: rutas });
      expect([own.statusCode, own.headers["cache-control"]]).toEqual([200, "no-store"]);
    }
  });

  test("T064 has the specification's fields and no more", async () => {
    const { items } = (await call(app, "/balance/get-history", {}, { cookies: rutas })).json();
    expect(Object.keys(items[0]).sort()).toEqual([
      "amount",
      "created_at",
      "end_balance",
      "id",
      "payment_processor_name",
      "payment_processor_transaction_id",
      "quote_slug",
      "refunded_number",
      "rel_id",
      "rel_type",
      "starting_balance",
      "type",
    ]);
  });
});

test("ACCOUNT-05 my orders are an empty list before anything was ordered", async () => {
  const answer = await call(
    app,
    "/my-orders/get-my-orders",
    { language_id: 1, page: 1, type_for_filter: "all_orders" },
    {
      cookies: rutas,
    },
  );
  expect(answer.json()).toEqual({
    items: [],
    total: 0,
    counts: { all_orders: 0, marketplace: 0, quotes: 0, forward_requests: 0, invoices: 0 },
    status_counts: { all: 0, unpaid: 0, in_progress: 0, delivered: 0, ended: 0 },
  });
});

test("ACCOUNT-05 REGION-09 no filter is all orders; a filter that does not exist is refused", async () => {
  const ask = (body: object) => call(app, "/my-orders/get-my-orders", { language_id: 1, ...body }, { cookies: rutas });
  expect((await ask({})).statusCode).toBe(200);
  expect((await ask({ type_for_filter: "everything" })).statusCode).toBe(400);
  expect((await ask({ page: 0 })).statusCode).toBe(400);
});

describe("ACCOUNT-03 a balance that staff change by hand", () => {
  const adjustBy = async (customer_id: number) => {
    const { cookies } = await signedInMember(app, { roles: ["finance"] });
    return (amount: number, key: string = randomUUID(), reason = "A gift for the late parcel") =>
      staffCall(
        app,
        "/balance/adjust",
        { customer_id, storefront: "lt", currency: "EUR", amount, reason },
        { cookies, headers: { "idempotency-key": key } },
      );
  };
  const historyOf = async (cookies: Record<string, string>) =>
    (await call(app, "/balance/get-history", { page: 1 }, { cookies })).json().items;

  test("ACCOUNT-03 a top-up and a deduction stand in the history, each once, and in the audit log", async () => {
    const userId = await addUser(app, { email: "by-hand@example.com" });
    const cookies = await userSession(app, userId);
    const adjust = await adjustBy(userId);
    const key = randomUUID();
    const first = await adjust(fromMinor(20_00), key);
    expect([first.statusCode, first.json().balance]).toEqual([200, fromMinor(20_00)]);
    await adjust(fromMinor(20_00), key);
    expect((await adjust(-fromMinor(5_00), randomUUID(), "Booked twice")).json().balance).toBe(fromMinor(15_00));
    const manual = RELATION.manual;
    expect(await historyOf(cookies)).toMatchObject([
      { type: 2, rel_type: manual, amount: fromMinor(5_00), starting_balance: fromMinor(20_00) },
      { type: 1, rel_type: manual, amount: fromMinor(20_00), starting_balance: 0 },
    ]);
    const audited = await query(app, "select call from audit_entries where subject = $1", [`customer:${userId}`]);
    expect(audited).toHaveLength(2);
  });

  test("ACCOUNT-03 I2 what is not there is not deducted, however many do so at once; nothing and parts of a cent neither", async () => {
    const userId = await addUser(app, { email: "deducted@example.com" });
    const adjust = await adjustBy(userId);
    await adjust(fromMinor(10_00));
    const answers = await Promise.all(Array.from({ length: 5 }, () => adjust(-fromMinor(6_00))));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422, 422, 422]);
    expect((await adjust(0)).json().errors).toEqual({ amount: "balance.adjust.amount" });
    expect((await adjust(1)).statusCode).toBe(422);
    expect((await adjust(fromMinor(1), randomUUID(), "   ")).statusCode).toBe(422);
    expect(await checkLedger(app.database.db)).toEqual([]);
  });

  test("ACCOUNT-03 T132 an adjustment is a million at most, a balance ten, however many add to it at once", async () => {
    const userId = await addUser(app, { email: "rich@example.com" });
    const adjust = await adjustBy(userId);
    expect((await adjust(MOST_ENTERED_AMOUNT + 100)).statusCode).toBe(400);
    const answers = await Promise.all(Array.from({ length: 12 }, () => adjust(MOST_ENTERED_AMOUNT)));
    const refused = answers.filter(({ statusCode }) => statusCode === 422);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
    expect(refused.map((answer) => answer.json().errors)).toEqual([
      { amount: "balance.adjust.balance-most" },
      { amount: "balance.adjust.balance-most" },
    ]);
    expect((await adjust(-MOST_ENTERED_AMOUNT)).json().balance).toBe(9 * MOST_ENTERED_AMOUNT);
    expect(await checkLedger(app.database.db)).toEqual([]);
  });
});
