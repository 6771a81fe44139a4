import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { RELATION } from "#domain/money/balance/entry.ts";
import { payoutShares } from "#domain/money/balance/payout-shares.ts";
import { fromMinor } from "#domain/money/money/money.ts";
import { balanceData, checkLedger, unspentTopUps } from "#modules/money/balance/index.ts";
import { refundableTopUps } from "#modules/money/payments/index.ts";
import { users } from "#modules/people/identity/tables.ts";
import { type OpenDatabase, openDatabase } from "#platform/database/open-database.ts";
import { createTestDatabase, type TestDatabase } from "#testing/database.ts";
import { checkPayments } from "#testing/invariants/check-payments.ts";
import { seedDemoBalance } from "./balance.ts";

let own: TestDatabase;
let database: OpenDatabase;
let customer: { id: number };

beforeAll(async () => {
  own = await createTestDatabase();
  database = openDatabase(own.url, { poolSize: 2, onIdleError: () => undefined });
  const [seeded] = await database.db.select().from(users).where(eq(users.email, "customer@example.com"));
  customer = { id: seeded?.id ?? 0 };
});

afterAll(async () => {
  await database.close();
  await own.drop();
});

describe("ACCOUNT-03 the demo's balance", () => {
  test("is seeded once, however often seeding runs, and keeps the invariants of the ledger", async () => {
    const first = await balanceData.collect(database.db, { userId: customer.id });
    await seedDemoBalance(database.db, new Date("2026-11-16T10:00:00Z"));
    expect(await balanceData.collect(database.db, { userId: customer.id })).toEqual(first);
    expect(first.accounts).toMatchObject([{ balance: fromMinor(84_20) }]);
    expect(await checkLedger(database.db)).toEqual([]);
  });

  test("ACCOUNT-04 can be paid out as far as it was topped up, by the bank, whose money staff send", async () => {
    const scope = { storefrontCode: "lt", currencyId: 1 };
    expect(await unspentTopUps(database.db, scope, customer.id)).toMatchObject({ toppedUp: fromMinor(84_20) });
    const sources = await refundableTopUps(database.db, { ...scope, userId: customer.id });
    const shares = payoutShares(fromMinor(84_20), sources);
    expect(shares.map(({ amount }) => amount)).toEqual([fromMinor(50_00), fromMinor(34_20)]);
    expect(sources.slice(0, 2).map(({ paymentProcessorId }) => paymentProcessorId)).toEqual([3, 3]);
    expect(await checkPayments(database.db)).toEqual([]);
  });

  test("has every relation in every direction of what the demo has, each with a label", async () => {
    const { entries } = await balanceData.collect(database.db, { userId: customer.id });
    const kinds = entries.map(
      ({ relType, relId, amount }) => `${relType}${relId === null ? "" : "#"}${amount > 0 ? "+" : "-"}`,
    );
    expect([...new Set(kinds)].sort()).toEqual(["1#-", "1+", "2+", "2-", "3+", "4#-"]);
  });

  test("FORWARDING-02 ACCOUNT-03 every number in it is something of the customer's that was paid with that sum", async () => {
    const { rows } = await database.db.execute<{ entry: string; isReal: boolean }>(sql`
      select format('%s %s', t.rel_type, t.rel_id) as entry, exists (
        select from payments p where p.user_id = a.user_id and p.payable_id = t.rel_id and p.balance_amount = -e.amount
          and case p.payable_kind
            when 'forward_request' then t.rel_type = ${RELATION.forwardRequest} and exists (
              select from forward_requests r where r.id = t.rel_id and r.user_id = a.user_id and r.paid_at = t.created_at)
            when 'invoice' then t.rel_type = ${RELATION.miscInvoice} and exists (
              select from invoices i where i.id = t.rel_id and i.user_id = a.user_id and i.state = 'paid')
          end) as "isReal"
      from ledger_entries e join ledger_accounts a on a.id = e.account_id join ledger_transactions t on t.id = e.transaction_id
      where a.user_id = ${customer.id} and t.rel_id is not null and e.amount < 0`);
    expect(rows.filter(({ isReal }) => !isReal)).toEqual([]);
    expect(rows).toHaveLength(8);
  });
});
