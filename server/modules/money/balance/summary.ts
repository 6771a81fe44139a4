import { and, eq, gte, isNull, like, notInArray, or, sql, sum } from "drizzle-orm";
import type { BalanceSummary } from "#contracts/shop/money/balance.ts";
import { RELATION } from "#domain/money/balance/entry.ts";
import type { LedgerScope } from "#domain/money/balance/movement.ts";
import { type Money, money, subtract } from "#domain/money/money/money.ts";
import type { Database } from "#platform/database/open-database.ts";
import { findCustomerAccount } from "./account-store.ts";
import { ledgerEntries, ledgerTransactions } from "./tables.ts";

const CHART_MONTHS = 12;

export interface SummaryRequest extends LedgerScope {
  userId: number;
  currency: string;
  now: Date;
}

/** The balance and spending of a customer; zero where there is no account (ACCOUNT-02). */
export async function summarize(db: Database, request: SummaryRequest): Promise<BalanceSummary> {
  const account = await findCustomerAccount(db, request, request.userId);
  const amount = money(account?.balance ?? 0);
  const held = money(account?.held ?? 0);
  const year = request.now.getUTCFullYear();
  const monthEnds = lastMonths(request.now);
  const [spent, endBalances] = await Promise.all([
    account ? spentSince(db, account.id, new Date(Date.UTC(year, 0))) : money(0),
    account
      ? balancesAt(
          db,
          account.id,
          monthEnds.map(({ end }) => end),
        )
      : [],
  ]);
  return {
    balance: { id: account?.id ?? null, amount, held, available: subtract(amount, held), currency: request.currency },
    spent: { year, amount: spent },
    months: monthEnds.map(({ month }, index) => ({ month, end_balance: money(endBalances[index] ?? 0) })),
  };
}

function lastMonths(now: Date): { month: string; end: Date }[] {
  return Array.from({ length: CHART_MONTHS }, (_, index) => {
    const shift = index - CHART_MONTHS + 1;
    const start = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + shift));
    const end = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + shift + 1));
    return { month: start.toISOString().slice(0, 7), end };
  });
}

/** Adjustments by staff, and top-ups with their refunds. */
const NO_PURCHASE = [RELATION.manual, RELATION.topUp];
/** Refunds of invoices are purchases too, although they have the relation of an adjustment (ACCOUNT-03). */
const REFUND_KEYS = "refund:%";

/** Purchases less refunds, at least zero: refunds of last year's purchases may exceed this year's purchases. */
async function spentSince(db: Database, accountId: number, since: Date): Promise<Money> {
  const [row] = await db
    .select({ total: sum(ledgerEntries.amount).mapWith(Number) })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(
      and(
        eq(ledgerEntries.accountId, accountId),
        gte(ledgerTransactions.createdAt, since),
        or(
          isNull(ledgerTransactions.relType),
          notInArray(ledgerTransactions.relType, NO_PURCHASE),
          and(eq(ledgerTransactions.relType, RELATION.manual), like(ledgerTransactions.idempotencyKey, REFUND_KEYS)),
        ),
      ),
    );
  return money(Math.max(0, -(row?.total ?? 0)));
}

async function balancesAt(db: Database, accountId: number, moments: Date[]): Promise<number[]> {
  const { rows } = await db.execute<{ balance: string }>(sql`
    select coalesce((
      select e.end_balance from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
      where e.account_id = ${accountId} and t.created_at < moment order by e.id desc limit 1
    ), 0) as balance
    from unnest(${sql.param(moments)}::timestamptz[]) with ordinality as m(moment, position) order by position`);
  return rows.map(({ balance }) => Number(balance));
}
