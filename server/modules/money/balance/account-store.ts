import { and, eq, type SQL, sql } from "drizzle-orm";
import type { LedgerParty, LedgerScope } from "#domain/money/balance/movement.ts";
import { type Money, ZERO } from "#domain/money/money/money.ts";
import type { Database } from "#platform/database/open-database.ts";
import { ledgerAccounts } from "./tables.ts";

export interface CustomerAccount {
  id: number;
  balance: Money;
  held: Money;
}

/** The SQL condition for a party's account. */
export function accountIs({ storefrontCode, currencyId }: LedgerScope, party: LedgerParty): SQL | undefined {
  return and(
    eq(ledgerAccounts.kind, party.kind),
    eq(ledgerAccounts.storefrontCode, storefrontCode),
    eq(ledgerAccounts.currencyId, currencyId),
    party.kind === "customer" ? eq(ledgerAccounts.userId, party.userId) : undefined,
    party.kind === "clearing" ? eq(ledgerAccounts.paymentProcessorId, party.paymentProcessorId) : undefined,
  );
}

/** Creates a party's account if it has none; concurrent calls create one account. */
export async function openAccount(db: Database, scope: LedgerScope, party: LedgerParty): Promise<void> {
  const { storefrontCode, currencyId } = scope;
  await db
    .insert(ledgerAccounts)
    .values({
      kind: party.kind,
      storefrontCode,
      currencyId,
      userId: party.kind === "customer" ? party.userId : null,
      paymentProcessorId: party.kind === "clearing" ? party.paymentProcessorId : null,
      balance: party.kind === "customer" ? ZERO : null,
    })
    .onConflictDoNothing();
}

export async function findCustomerAccount(
  db: Database,
  scope: LedgerScope,
  userId: number,
): Promise<CustomerAccount | undefined> {
  const [account] = await db
    .select({ id: ledgerAccounts.id, balance: ledgerAccounts.balance, held: ledgerAccounts.held })
    .from(ledgerAccounts)
    .where(accountIs(scope, { kind: "customer", userId }));
  return account && { ...account, balance: account.balance ?? ZERO };
}

/** A customer's spendable balance as JSON, to be part of a larger query; null where there is no account. */
export const spendableJson = (of: Record<"storefrontCode" | "currencyId" | "userId", SQL>): SQL => sql`(
  select json_build_object('id', id, 'amount', balance - held) from ledger_accounts
  where kind = 'customer' and storefront_code = ${of.storefrontCode} and currency_id = ${of.currencyId}
    and user_id = ${of.userId})`;
