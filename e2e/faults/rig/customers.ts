import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { fromMinor } from "#domain/money/money/money.ts";
import { sessionCookieName } from "#domain/shared/limits/cookies.ts";
import { topUp } from "#modules/money/balance/index.ts";
import { newToken, tokenHash } from "#platform/secret-token.ts";
import { addMember, BACKOFFICE_HOST, staffSession } from "#testing/people/members.ts";
import { type Buyer, newBuyer } from "./buyer.ts";
import { send } from "./send.ts";
import type { Shop } from "./shop.ts";

export interface Customer {
  userId: number;
  /** Another browser or tab of the same customer. */
  open(sendBy?: typeof send): Buyer;
  /** Puts money on the balance. */
  fund(minor: number): Promise<void>;
}

/** A signed-in customer with money on the balance. */
export async function addCustomer(shop: Shop, balanceMinor = 0): Promise<Customer> {
  const { db } = shop.database;
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into users (storefront_code, email, language_id, first_name, last_name, confirmed_at)
    values ('lt', ${`${randomUUID()}@example.com`}, 1, 'Rūta', 'Žalgirė', now()) returning id`);
  const userId = rows[0]?.id ?? 0;
  const token = newToken();
  await db.execute(sql`
    insert into sessions (token_hash, user_id, storefront_code) values (${tokenHash(token)}, ${userId}, 'lt')`);
  const fund = async (minor: number) => {
    await topUp(db, {
      storefrontCode: "lt",
      currencyId: 1,
      key: randomUUID(),
      userId,
      amount: fromMinor(minor),
      processor: { id: 1, name: "Card", transactionId: randomUUID() },
    });
  };
  if (balanceMinor > 0) await fund(balanceMinor);
  return { userId, fund, open: (sendBy) => newBuyer(shop, { [sessionCookieName(false)]: token }, sendBy) };
}

/** A member of staff at the back office, who may do everything. */
export async function addStaff(shop: Shop): Promise<Buyer> {
  const { db } = shop.database;
  const cookies = await staffSession(db, await addMember(db));
  return newBuyer(shop, cookies, send, BACKOFFICE_HOST);
}
