import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { adjustmentMovement } from "#domain/money/balance/movement.ts";
import { settlementMovement } from "#domain/money/balance/payment-movement.ts";
import { fromMinor, money } from "#domain/money/money/money.ts";
import {
  expectSoundLedger,
  fund,
  newKey,
  openTestLedger,
  pay,
  SCOPE,
  type TestLedger,
  topUpOf,
} from "#testing/money/ledger.ts";
import { findCustomerAccount } from "./account-store.ts";
import { hold, post, topUp } from "./index.ts";

/** LEDGER_RACE_SEEDS=200 runs all seeds; the default runs fewer, to be quick. */
const SEEDS = Number(process.env.LEDGER_RACE_SEEDS ?? 40);
const SEEDS_AT_ONCE = 2;
const BUYERS = 50;

let ledger: TestLedger;

beforeAll(async () => {
  ledger = await openTestLedger(32);
});

afterAll(() => ledger.close());

const outcomes = async (work: Promise<{ result: string }>[]) => {
  const tally: Record<string, number> = {};
  for (const { result } of await Promise.all(work)) tally[result] = (tally[result] ?? 0) + 1;
  return tally;
};

const times = <T>(count: number, work: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => work(index));

describe("F17 I2 fifty payments of 60 from a balance of 100", () => {
  test("exactly one succeeds and the ledger is sound, seed after seed", { timeout: 300_000 }, async () => {
    const users = await ledger.addUsers(SEEDS);
    for (let first = 0; first < SEEDS; first += SEEDS_AT_ONCE) {
      const batch = users.slice(first, first + SEEDS_AT_ONCE);
      await Promise.all(
        batch.map(async (userId) => {
          await fund(ledger, userId, 100_00);
          const tally = await outcomes(times(BUYERS, () => pay(ledger, userId, 60_00)));
          expect(tally).toEqual({ done: 1, insufficient: BUYERS - 1 });
        }),
      );
      await expectSoundLedger(ledger);
    }
    const left = await Promise.all(users.map((userId) => findCustomerAccount(ledger.database.db, SCOPE, userId)));
    expect(new Set(left.map((account) => account?.balance))).toEqual(new Set([fromMinor(40_00)]));
  });

  test("payments and holds together never promise more than there is", async () => {
    const userId = await ledger.addUser();
    await fund(ledger, userId, 100_00);
    const work = times(BUYERS, (index) =>
      index % 2 === 0
        ? pay(ledger, userId, 60_00)
        : hold(ledger.database.db, { ...SCOPE, key: newKey(), userId, amount: fromMinor(60_00) }),
    );
    expect(await outcomes(work)).toEqual({ done: 1, insufficient: BUYERS - 1 });
    await expectSoundLedger(ledger);
  });
});

describe("I2 the same key", () => {
  test("fifty times at once moves money once, and everybody gets the same answer", async () => {
    const userId = await ledger.addUser();
    const key = newKey();
    const answers = await Promise.all(
      times(BUYERS, () => topUp(ledger.database.db, { ...topUpOf(userId, 25_00, key) })),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ result: "done" });
    expect(await outcomes([pay(ledger, userId, 25_01), pay(ledger, userId, 25_00)])).toEqual({
      done: 1,
      insufficient: 1,
    });
    await expectSoundLedger(ledger);
  });

  test("with other amounts at once: one of them counts, the others are refused", async () => {
    const userId = await ledger.addUser();
    const key = newKey();
    const work = times(BUYERS, (index) => topUp(ledger.database.db, { ...topUpOf(userId, 100 + index, key) }));
    expect(await outcomes(work)).toEqual({ done: 1, conflict: BUYERS - 1 });
    await expectSoundLedger(ledger);
  });
});

test("I2 the first money of many customers at once opens each account once", async () => {
  const users = await ledger.addUsers(20, "lv");
  const scope = { storefrontCode: "lv", currencyId: 1 };
  const work = users.flatMap((userId) =>
    times(3, () => topUp(ledger.database.db, { ...topUpOf(userId, 10_00), ...scope })),
  );
  expect(await outcomes(work)).toEqual({ done: 60 });
  const { rows } = await ledger.database.db.execute(sql`
    select kind, count(distinct a.id)::int as accounts, sum(e.amount)::int as entries, sum(distinct balance)::int as balance
    from ledger_accounts a join ledger_entries e on e.account_id = a.id
    where storefront_code = 'lv' group by kind order by kind`);
  expect(rows).toEqual([
    { kind: "clearing", accounts: 1, entries: -fromMinor(600_00), balance: null },
    { kind: "customer", accounts: 20, entries: fromMinor(600_00), balance: fromMinor(30_00) },
  ]);
  await expectSoundLedger(ledger);
});

describe("I2 sales that move money through the accounts of all", () => {
  const sale = (key: string) =>
    settlementMovement({
      ...SCOPE,
      key,
      order: { kind: "marketplace", id: 12, slug: null },
      fromBalance: null,
      fromProcessor: { id: 1, amount: fromMinor(10_00) },
    });

  test("do not wait for each other", async () => {
    await post(ledger.database.db, sale(newKey()));
    await ledger.database.db.transaction(async (open) => {
      expect(await post(open, sale(newKey()))).toMatchObject({ result: "done" });
      await ledger.database.db.transaction(async (other) => {
        await other.execute(sql`set local lock_timeout = '500ms'`);
        expect(await post(other, sale(newKey()))).toMatchObject({ result: "done" });
      });
    });
    await expectSoundLedger(ledger);
  });

  test("by the same key move it once: the second waits for the first, and has its answer", async () => {
    const key = newKey();
    const answers = await Promise.all(times(BUYERS, () => post(ledger.database.db, sale(key))));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ result: "done" });
    await expectSoundLedger(ledger);
  });

  test("refuse a balance that is written by hand", async () => {
    const { rows } = await ledger.database.db.execute<{ id: number }>(
      sql`select id from ledger_accounts where kind = 'revenue' and storefront_code = 'lt'`,
    );
    const write = sql`update ledger_accounts set balance = 5 where id = ${rows[0]?.id}`;
    await expect(ledger.database.db.execute(write)).rejects.toThrow();
  });
});

test("F21 I2 movements between the same customers in both directions at once never wait in a circle", async () => {
  const [one, other] = [await ledger.addUser(), await ledger.addUser()];
  for (const userId of [one, other]) await fund(ledger, userId, 100_00);
  const give = (from: number, to: number) => {
    const gift = adjustmentMovement({
      ...SCOPE,
      key: newKey(),
      userId: to,
      amount: fromMinor(1),
      reason: "gift",
      staffId: null,
    });
    const [gain] = gift.lines;
    const loss = { party: { kind: "customer" as const, userId: from }, amount: money(-gain.amount) };
    return post(ledger.database.db, { ...gift, lines: [loss, gain] });
  };
  expect(await outcomes(times(BUYERS, (index) => (index % 2 === 0 ? give(one, other) : give(other, one))))).toEqual({
    done: BUYERS,
  });
  await expectSoundLedger(ledger);
});
