import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { adjustmentMovement, spendingMovement } from "#domain/money/balance/movement.ts";
import { fromMinor, money } from "#domain/money/money/money.ts";
import type { Permission } from "#domain/people/access/permissions.ts";
import {
  expectSoundLedger,
  fund,
  newKey,
  openTestLedger,
  pay,
  SCOPE,
  spendingOf,
  type TestLedger,
} from "#testing/money/ledger.ts";
import { addMember } from "#testing/people/members.ts";
import { findCustomerAccount } from "./account-store.ts";
import { adjust, capture, checkLedger, hold, post, spend, voidHold } from "./index.ts";

let ledger: TestLedger;

beforeAll(async () => {
  ledger = await openTestLedger(4);
});

afterAll(() => ledger.close());

const db = () => ledger.database.db;

async function fundsOf(userId: number) {
  const account = await findCustomerAccount(db(), SCOPE, userId);
  return account && { balance: account.balance, held: account.held };
}

async function funded(cents: number): Promise<number> {
  const userId = await ledger.addUser();
  await fund(ledger, userId, cents);
  return userId;
}

const holdOf = (userId: number, cents: number, key = newKey()) =>
  hold(db(), { ...SCOPE, key, userId, amount: fromMinor(cents) });

describe("I2 a posting", () => {
  test("to the last cent succeeds, and one cent more is refused with nothing written", async () => {
    const userId = await funded(10_00);
    expect(await pay(ledger, userId, 10_01)).toEqual({ result: "insufficient" });
    expect(await pay(ledger, userId, 10_00)).toMatchObject({ result: "done" });
    expect(await fundsOf(userId)).toEqual({ balance: 0, held: 0 });
    await expectSoundLedger(ledger);
  });

  test("by somebody who never had money is refused", async () => {
    expect(await pay(ledger, await ledger.addUser(), 1)).toEqual({ result: "insufficient" });
  });

  test("that is refused leaves the transaction around it alive, and its key free", async () => {
    const userId = await ledger.addUser();
    const payment = spendingOf(userId, 5_00);
    await db().transaction(async (tx) => {
      expect(await spend(tx, payment)).toEqual({ result: "insufficient" });
      await tx.execute(sql`update users set first_name = 'Rūta' where id = ${userId}`);
    });
    await fund(ledger, userId, 5_00);
    expect(await spend(db(), payment)).toMatchObject({ result: "done" });
  });

  test("is undone with the transaction around it", async () => {
    const userId = await funded(5_00);
    const broken = db().transaction(async (tx) => {
      await spend(tx, spendingOf(userId, 5_00));
      throw new Error("the order could not be kept");
    });
    await expect(broken).rejects.toThrow("could not be kept");
    expect(await fundsOf(userId)).toEqual({ balance: fromMinor(5_00), held: 0 });
  });

  test("with a used key answers the same again, also when the money is gone, and refuses anything else", async () => {
    const userId = await funded(7_00);
    const payment = spendingOf(userId, 7_00);
    const first = await spend(db(), payment);
    expect(await spend(db(), payment)).toEqual(first);
    expect(await spend(db(), { ...payment, amount: fromMinor(1) })).toEqual({ result: "conflict" });
    expect(await spend(db(), { ...payment, userId: await funded(7_00) })).toEqual({ result: "conflict" });
    const other = { kind: "quote" as const, id: 917, slug: "abc" };
    expect(await spend(db(), { ...payment, order: other })).toEqual({ result: "conflict" });
    expect(await fundsOf(userId)).toEqual({ balance: 0, held: 0 });
  });

  test("that does not sum to zero, or moves nothing, is a mistake of the program", async () => {
    const userId = await funded(1_00);
    const movement = spendingMovement(spendingOf(userId, 1_00));
    const [first, second] = movement.lines;
    const unbalanced = { ...movement, lines: [first, { ...second, amount: money(1) }] as const };
    await expect(post(db(), unbalanced)).rejects.toThrow(RangeError);
    await expect(pay(ledger, userId, 0)).rejects.toThrow(RangeError);
    await expect(pay(ledger, userId, -5)).rejects.toThrow(RangeError);
  });
});

describe("I2 a hold", () => {
  test("keeps its part from every other payment until it is voided", async () => {
    const userId = await funded(10_00);
    const held = await holdOf(userId, 6_00);
    expect(await pay(ledger, userId, 4_01)).toEqual({ result: "insufficient" });
    expect(await holdOf(userId, 4_01)).toEqual({ result: "insufficient" });
    expect(held.result === "done" && (await voidHold(db(), held.holdId))).toEqual({ result: "done" });
    expect(await pay(ledger, userId, 10_00)).toMatchObject({ result: "done" });
    await expectSoundLedger(ledger);
  });

  test("becomes the payment it was made for, once, and cannot be voided after that", async () => {
    const userId = await funded(10_00);
    const held = await holdOf(userId, 6_00);
    const holdId = held.result === "done" ? held.holdId : 0;
    const payment = spendingMovement(spendingOf(userId, 6_00));
    const first = await capture(db(), holdId, payment);
    expect(first).toMatchObject({ result: "done" });
    expect(await capture(db(), holdId, payment)).toEqual(first);
    expect(await capture(db(), holdId, { ...payment, key: newKey() })).toEqual({ result: "conflict" });
    expect(await voidHold(db(), holdId)).toEqual({ result: "conflict" });
    expect(await fundsOf(userId)).toEqual({ balance: fromMinor(4_00), held: 0 });
    await expectSoundLedger(ledger);
  });

  test("is not captured for another amount, another customer, or with a key that paid for something else", async () => {
    const [userId, stranger] = [await funded(10_00), await funded(10_00)];
    const held = await holdOf(userId, 6_00);
    const holdId = held.result === "done" ? held.holdId : 0;
    const used = newKey();
    await pay(ledger, userId, 1_00, used);
    for (const payment of [spendingOf(userId, 5_00), spendingOf(stranger, 6_00), spendingOf(userId, 6_00, used)])
      expect(await capture(db(), holdId, spendingMovement(payment))).toEqual({ result: "conflict" });
    expect(await fundsOf(userId)).toEqual({ balance: fromMinor(9_00), held: fromMinor(6_00) });
    await expectSoundLedger(ledger);
  });

  test("with a used key is the same hold, or a conflict; one that does not exist is a conflict", async () => {
    const userId = await funded(10_00);
    const key = newKey();
    const first = await holdOf(userId, 6_00, key);
    expect(await holdOf(userId, 6_00, key)).toEqual(first);
    expect(await holdOf(userId, 5_00, key)).toEqual({ result: "conflict" });
    expect(await voidHold(db(), 999_999_999)).toEqual({ result: "conflict" });
    const payment = spendingMovement(spendingOf(userId, 6_00));
    expect(await capture(db(), 999_999_999, payment)).toEqual({ result: "conflict" });
  });
});

describe("ACCOUNT-03 a change by hand", () => {
  const staff = (permissions: Permission[]) => ({ id: 1, permissions });

  test("needs the permission, an amount and a reason", async () => {
    const userId = await funded(3_00);
    const change = { ...SCOPE, key: newKey(), userId, amount: fromMinor(2_00), reason: "parcel damaged" };
    const allowed = { ...staff(["ledger.adjust"]), id: await addMember(db()) };
    expect(await adjust(db(), change, staff([]))).toEqual({ result: "forbidden" });
    expect(await adjust(db(), { ...change, reason: "  " }, allowed)).toEqual({ result: "invalid" });
    expect(await adjust(db(), { ...change, amount: money(0) }, allowed)).toEqual({ result: "invalid" });
    expect(await adjust(db(), change, allowed)).toMatchObject({ result: "done" });
    const deduction = { ...change, key: newKey(), amount: money(-fromMinor(5_01)) };
    expect(await adjust(db(), deduction, allowed)).toEqual({ result: "insufficient" });
    expect(await fundsOf(userId)).toEqual({ balance: fromMinor(5_00), held: 0 });
    await expectSoundLedger(ledger);
  });
});

describe("I2 SQL that is written by hand", () => {
  const run = (text: string) => db().execute(sql.raw(text));
  /** The query builder throws with the driver's message as its cause. */
  const refusal = (text: string) =>
    run(text).then(
      () => "done",
      (error: Error) => (error.cause as Error).message,
    );

  test("can neither change nor delete what was posted", async () => {
    await funded(1_00);
    for (const table of ["ledger_entries", "ledger_transactions"]) {
      expect(await refusal(`delete from ${table}`)).not.toBe("done");
      expect(await refusal(`update ${table} set id = id`)).not.toBe("done");
      expect(await refusal(`truncate ${table} cascade`)).not.toBe("done");
    }
    await expectSoundLedger(ledger);
  });

  test("can add neither half a transaction, nor an empty one, nor one that skips the balances", async () => {
    const [one, other] = [await funded(1_00), await funded(1_00)];
    const [a, b] = [await findCustomerAccount(db(), SCOPE, one), await findCustomerAccount(db(), SCOPE, other)];
    const add = (entries: string) => `
      with added as (insert into ledger_transactions (idempotency_key) values ('${newKey()}') returning id)
      insert into ledger_entries (transaction_id, account_id, amount, starting_balance, end_balance)
      select added.id, e.* from added, (values ${entries}) e`;
    expect(await refusal(add(`(${a?.id}, 500, 10000, 10500)`))).toMatch(/does not balance/);
    expect(await refusal(add(`(${a?.id}, 500, 10000, 10500), (${b?.id}, -500, 10000, 9500)`))).toMatch(/not where its/);
    expect(await refusal(add(`(${a?.id}, 500, 0, 500), (${b?.id}, -500, 0, -500)`))).toMatch(/does not begin/);
    expect(await refusal("insert into ledger_transactions (idempotency_key) values ('empty')")).toMatch(/no entries/);
    expect(await refusal(`update ledger_accounts set balance = 999999 where id = ${a?.id}`)).toMatch(/not where its/);
    expect(await refusal(`update ledger_accounts set balance = -1 where id = ${a?.id}`)).not.toBe("done");
    await expectSoundLedger(ledger);
  });
});

/** Drops the tables' own checks, which no role can switch off. */
async function dropChecks(tx: ReturnType<typeof db>): Promise<void> {
  await tx.execute(sql`do $$ declare found record; begin
    for found in select conname, conrelid::regclass as name from pg_constraint
      where contype = 'c' and conrelid in ('ledger_accounts'::regclass, 'ledger_entries'::regclass)
    loop execute format('alter table %s drop constraint %I', found.name, found.conname); end loop; end $$`);
}

test("I2 the audit names everything that is wrong, should the guards ever be switched off", async () => {
  const userId = await funded(1_00);
  await post(
    db(),
    adjustmentMovement({ ...SCOPE, key: newKey(), userId, amount: money(5), reason: "gift", staffId: null }),
  );
  const account = await findCustomerAccount(db(), SCOPE, userId);
  const owing = await findCustomerAccount(db(), SCOPE, await funded(2_00));
  const found: string[] = [];
  await db()
    .transaction(async (tx) => {
      await dropChecks(tx);
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql`update ledger_accounts set balance = 77, held = 3 where id = ${account?.id}`);
      await tx.execute(sql`update ledger_entries set amount = 6, end_balance = end_balance + 1 where amount = 5`);
      await tx.execute(sql`update ledger_entries set starting_balance = 2, end_balance = amount + 2
        where account_id = ${account?.id} and starting_balance = 0`);
      await tx.execute(sql`insert into ledger_transactions (idempotency_key) values ('empty')`);
      await tx.execute(sql`update ledger_accounts set balance = -1 where id = ${owing?.id}`);
      await tx.execute(sql`update ledger_entries set end_balance = 1 where account_id = ${owing?.id}`);
      found.push(...(await checkLedger(tx)).map(({ rule, detail }) => `${rule}: ${detail}`));
      throw new Error("only looking");
    })
    .catch(() => undefined);
  expect(new Set(found.map((text) => text.split(":")[0]))).toEqual(
    new Set([
      "every currency sums to zero",
      "every transaction has two entries or more",
      "every transaction sums to zero",
      "a balance is the sum of its entries",
      "what is held is the sum of live holds",
      "an entry begins where the one before ended",
      "a customer never owes",
      "no more is held than there is",
      "an entry ends where its amount leads",
    ]),
  );
  await expectSoundLedger(ledger);
});
