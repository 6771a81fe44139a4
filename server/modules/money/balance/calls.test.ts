import { createRouterClient } from "@orpc/server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contract } from "#contracts/shop/contract.ts";
import { adjustmentMovement, spendingMovement, topUpMovement } from "#domain/money/balance/movement.ts";
import { processorRefundMovement } from "#domain/money/balance/payment-movement.ts";
import { fromMinor, money } from "#domain/money/money/money.ts";
import { HOUR_MS, later } from "#domain/shared/time/durations.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { calls } from "#platform/calls/implement-calls.ts";
import {
  fund,
  newKey,
  openTestLedger,
  pay,
  SCOPE,
  spendingOf,
  type TestLedger,
  topUpOf,
} from "#testing/money/ledger.ts";
import { balanceCalls, balanceData, hold, post, refund, spend } from "./index.ts";

const STOREFRONT = {
  code: "lt",
  languages: [{ id: 1, iso_code: "en" }],
  currencies: [
    { id: 1, iso_code: "EUR" },
    { id: 2, iso_code: "USD" },
  ],
  texts: { version: "", messages: {} },
};

let ledger: TestLedger;
let [ruta, stranger]: [number, number] = [0, 0];

beforeAll(async () => {
  ledger = await openTestLedger(4);
  [ruta, stranger] = [await ledger.addUser(), await ledger.addUser()];
  await fund(ledger, ruta, 100_00);
  await fund(ledger, stranger, 999_00);
  const order = { kind: "quote" as const, id: 2201, slug: "abc" };
  await spend(ledger.database.db, { ...spendingOf(ruta, 87_60), order });
  await pay(ledger, ruta, 2_40);
  const credit = { ...SCOPE, key: newKey(), userId: ruta, amount: fromMinor(23_80), orderKind: "quote" as const };
  await refund(ledger.database.db, { ...credit, note: "QU2201" });
  await hold(ledger.database.db, { ...SCOPE, key: newKey(), userId: ruta, amount: fromMinor(3_80) });
});

afterAll(() => ledger.close());

function clientFor(userId: number | null) {
  const user = userId === null ? null : { id: userId };
  const context = { db: ledger.database.db, storefront: STOREFRONT, client: {}, user } as unknown as CallContext;
  return createRouterClient(calls.balance.router(balanceCalls), { context });
}

describe("ACCOUNT-02 the history of a balance", () => {
  test("has the newest first, with the specification's fields and no others", async () => {
    const { items, total, currency } = await clientFor(ruta).getHistory();
    expect([total, currency]).toEqual([4, "EUR"]);
    expect(items[2]).toEqual({
      id: expect.any(Number),
      rel_type: 0,
      type: 2,
      rel_id: 2201,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      starting_balance: fromMinor(100_00),
      end_balance: fromMinor(12_40),
      amount: fromMinor(87_60),
      payment_processor_name: null,
      payment_processor_transaction_id: null,
      quote_slug: "abc",
      refunded_number: null,
    });
    expect(items[0]).toMatchObject({ rel_id: null, refunded_number: "QU2201" });
    expect(items.map(({ rel_type, rel_id, type }) => [rel_type, rel_id, type])).toEqual([
      [0, null, 1],
      [1, 917, 2],
      [0, 2201, 2],
      [3, null, 1],
    ]);
    expect(items[3]).toMatchObject({ payment_processor_name: "Card", starting_balance: 0 });
  });

  test("is filtered by direction and by time", async () => {
    const client = clientFor(ruta);
    expect(await client.getHistory({ type: 1 })).toMatchObject({ total: 2, items: [{ type: 1 }, { type: 1 }] });
    expect(await client.getHistory({ type: 2 })).toMatchObject({ total: 2, items: [{ type: 2 }, { type: 2 }] });
    const { items } = await client.getHistory();
    const paidAt = new Date(items[2]?.created_at ?? "");
    const tick = (ms: number) => later(paidAt, ms).toISOString();
    expect((await client.getHistory({ to: tick(0) })).items.map(({ rel_type }) => rel_type)).toEqual([3]);
    expect((await client.getHistory({ from: tick(0), to: tick(1) })).items).toContainEqual(items[2]);
    expect(await client.getHistory({ from: tick(HOUR_MS) })).toMatchObject({ total: 0, items: [] });
  });

  test("has twenty a page", async () => {
    const userId = await ledger.addUser();
    for (let round = 1; round <= 21; round += 1) await fund(ledger, userId, round);
    const client = clientFor(userId);
    const [first, second] = [await client.getHistory({ page: 1 }), await client.getHistory({ page: 2 })];
    expect([first.items.length, first.total, first.items[0]?.amount]).toEqual([20, 21, fromMinor(21)]);
    expect([second.items.length, second.total, second.items[0]?.amount]).toEqual([1, 21, fromMinor(1)]);
  });

  test("of a currency in which nothing ever happened is empty, and so is the balance", async () => {
    expect(await clientFor(ruta).getHistory({ currency_id: 2 })).toEqual({ items: [], total: 0, currency: "USD" });
    const { balance, months } = await clientFor(ruta).getBalance({ currency_id: 2 });
    expect(balance).toEqual({ id: null, amount: 0, held: 0, available: 0, currency: "USD" });
    expect(months).toHaveLength(12);
  });

  test("refuses what is no page, no moment and no direction", async () => {
    const client = clientFor(ruta);
    await expect(client.getHistory({ page: 0 })).rejects.toMatchObject({ code: "BAD_REQUEST" });
    await expect(client.getHistory({ from: "yesterday" })).rejects.toMatchObject({ code: "BAD_REQUEST" });
    await expect(client.getHistory({ type: 3 as 1 })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });
});

describe("ACCOUNT-02 the balance", () => {
  test("says what there is, what is promised, what can be spent, and what was spent and not refunded", async () => {
    const { balance, spent, months } = await clientFor(ruta).getBalance();
    expect(balance).toMatchObject({
      amount: fromMinor(33_80),
      held: fromMinor(3_80),
      available: fromMinor(30_00),
      currency: "EUR",
    });
    expect(spent).toEqual({ year: new Date().getUTCFullYear(), amount: fromMinor(90_00 - 23_80) });
    const shown = months.map(({ end_balance }) => end_balance);
    expect(shown).toEqual([...Array<number>(11).fill(0), fromMinor(33_80)]);
    expect(months.at(-1)?.month).toBe(new Date().toISOString().slice(0, 7));
  });
});

test("ACCOUNT-02 each month ends with what there was then, and only this year's purchases count as spent", async () => {
  const { db } = ledger.database;
  const userId = await ledger.addUser();
  const now = new Date();
  const year = now.getUTCFullYear();
  const lastDecember = new Date(Date.UTC(year - 1, 11, 15));
  const longAgo = new Date(Date.UTC(year - 2, 0));
  await post(db, topUpMovement(topUpOf(userId, 100_00)), longAgo);
  await post(db, spendingMovement(spendingOf(userId, 30_00)), lastDecember);
  const byHand = { ...SCOPE, key: newKey(), userId, amount: money(-fromMinor(5_00)), reason: "mistake", staffId: null };
  await post(db, adjustmentMovement(byHand));
  await pay(ledger, userId, 7_00);
  const refunded = {
    ...SCOPE,
    key: newKey(),
    processorId: 1,
    amount: fromMinor(10_00),
    userId,
    note: "a refunded top-up",
  };
  await post(db, processorRefundMovement(refunded));

  const { spent, months } = await clientFor(userId).getBalance();
  expect(spent).toEqual({ year, amount: fromMinor(7_00) });
  const thisMonth = now.toISOString().slice(0, 7);
  expect(months).toHaveLength(12);
  for (const { month, end_balance } of months) {
    const earlier = month < `${year - 1}-12` ? 100_00 : 70_00;
    expect([month, end_balance]).toEqual([month, fromMinor(month === thisMonth ? 48_00 : earlier)]);
  }
});

describe("T059 somebody else's balance", () => {
  test("is never shown, whatever else is sent along", async () => {
    const sent = { user_id: stranger, userId: stranger, id: stranger } as object;
    const { items } = await clientFor(ruta).getHistory(sent);
    expect(items.map(({ amount }) => amount)).not.toContain(fromMinor(999_00));
    expect((await clientFor(ruta).getBalance(sent)).balance.amount).toBe(fromMinor(33_80));
    expect((await clientFor(ruta).exportCsv({ locale: "en", ...sent })).text).not.toContain("999");
  });

  test("nor anybody's to a visitor", async () => {
    const visitor = clientFor(null);
    const refused = { code: "not_signed_in" };
    await expect(visitor.getHistory()).rejects.toMatchObject(refused);
    await expect(visitor.getBalance()).rejects.toMatchObject(refused);
    await expect(visitor.exportCsv({ locale: "en" })).rejects.toMatchObject(refused);
  });
});

test("T063 no call of a balance takes an amount: extra fields change nothing", async () => {
  const before = await clientFor(ruta).getBalance();
  const forged = { balance: { amount: 1_000_000 }, amount: 1_000_000, held: 0, status: "paid" } as object;
  expect(await clientFor(ruta).getBalance(forged)).toEqual(before);
  await clientFor(ruta).getHistory(forged);
  expect(await clientFor(ruta).getBalance()).toEqual(before);
  expect(Object.keys(contract.balance)).toEqual(["getHistory", "getBalance", "exportCsv"]);
});

test("ACCOUNT-02 the export has a row for each entry, in the reader's language", async () => {
  const { file_name, text } = await clientFor(ruta).exportCsv({ locale: "lt" });
  expect(file_name).toBe("balansas.csv");
  const rows = text.trim().split("\r\n");
  expect(rows[0]).toContain("Tipas,Užsakymas");
  const time = "\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d";
  expect(rows.slice(1)).toEqual([
    expect.stringMatching(new RegExp(`^ID\\d+,Grąžinta už sąmatą,QU2201,,${time},10.00,23.80,,33.80,EUR$`)),
    expect.stringMatching(new RegExp(`^ID\\d+,Apmokėtas persiuntimas,FR917,,${time},12.40,,2.40,10.00,EUR$`)),
    expect.stringMatching(new RegExp(`^ID\\d+,Apmokėta sąmata,QU2201,,${time},100.00,,87.60,12.40,EUR$`)),
    expect.stringMatching(new RegExp(`^ID\\d+,Papildymas,pi_test-\\d+,Card,${time},0.00,100.00,,100.00,EUR$`)),
  ]);
});

test("T129 what one takes along is one's own ledger; T130 erasure leaves it", async () => {
  const own = await balanceData.collect(ledger.database.db, { userId: ruta });
  expect(own.accounts.map(({ userId }) => userId)).toEqual([ruta]);
  expect(own.entries.map(({ amount }) => amount)).toEqual([100_00, -87_60, -2_40, 23_80].map(fromMinor));
  expect(own.holds).toMatchObject([{ amount: fromMinor(3_80), state: "held" }]);
  expect(balanceData).not.toHaveProperty("erase");
});
