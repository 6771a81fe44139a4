import { type SQL, sql } from "drizzle-orm";
import type { DeliveryAddress } from "#contracts/shop/people/account.ts";
import { type Money, subtract, ZERO } from "#domain/money/money/money.ts";
import { findCustomerAccount, spendableJson } from "#modules/money/balance/index.ts";
import { addressesJson } from "#modules/people/identity/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import { type UsedChoices, usedChoicesJson } from "../orders/index.ts";

interface Spendable {
  id: number;
  amount: Money;
}

/** Data of the owner beyond the choices of this checkout. */
export interface OwnerData {
  /** Null for a guest. */
  balance: Spendable | null;
  addresses: DeliveryAddress[];
  /** The choices of the last orders, the latest first. */
  used: UsedChoices[];
}

type PersonalData = Omit<OwnerData, "balance">;

const NOTHING_KNOWN: OwnerData = { balance: null, addresses: [], used: [] };

/** A ledger account is opened by its first movement. */
const NOT_OPENED: Spendable = { id: 0, amount: ZERO };

const personalJson = (userId: SQL) => sql`'addresses', ${addressesJson(userId)}, 'used', ${usedChoicesJson(userId)}`;

/** Data of the owner of the checkout `c`, read by the same statement. Only for a caller who is the owner. */
export const OWNER_DATA = sql`
  case when c.user_id is not null then json_build_object(${personalJson(sql`c.user_id`)}, 'balance', ${spendableJson({
    storefrontCode: sql`c.storefront_code`,
    currencyId: sql`c.currency_id`,
    userId: sql`c.user_id`,
  })}) end`;

export const ownerDataOf = (read: OwnerData | null): OwnerData =>
  read ? { ...read, balance: read.balance ?? NOT_OPENED } : NOTHING_KNOWN;

/** Data of the owner of a new checkout, without the balance. */
export async function readPersonal(db: Database, userId: number): Promise<PersonalData> {
  const { rows } = await db.execute<{ found: PersonalData }>(
    sql`select json_build_object(${personalJson(sql`${userId}::integer`)}) as found`,
  );
  return rows[0]?.found ?? NOTHING_KNOWN;
}

/** The balance minus its holds. */
export async function readBalance(
  db: Database,
  { userId, ...scope }: { userId: number; storefrontCode: string; currencyId: number },
): Promise<Money> {
  const account = await findCustomerAccount(db, scope, userId);
  return account ? subtract(account.balance, account.held) : ZERO;
}
