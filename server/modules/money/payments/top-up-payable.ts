import { sql } from "drizzle-orm";
import { type Money, money } from "#domain/money/money/money.ts";
import type { TopUpState } from "#domain/money/payments/top-up-machine.ts";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import type { Database } from "#platform/database/open-database.ts";
import { newToken } from "#platform/secret-token.ts";
import { insertFirstState } from "#platform/state/insert-first-state.ts";
import type { Payable, PayableView } from "./payable.ts";
import { topUps } from "./tables.ts";
import { topUpAggregate } from "./top-up-aggregate.ts";

type TopUpRow = typeof topUps.$inferSelect;

export interface NewTopUp {
  storefrontCode: string;
  userId: number;
  currencyId: number;
  languageId: number;
  amount: Money;
}

export async function insertTopUp(tx: Database, { languageId, ...values }: NewTopUp): Promise<PayableView> {
  const slug = newToken();
  const cause = { actor: "customer", actorId: values.userId } as const;
  const row = await insertFirstState(tx, topUpAggregate, { ...values, slug }, cause);
  return viewOf(row, languageId);
}

/** Money put on a balance (ACCOUNT-04). */
export const topUpPayable: Payable = {
  kind: "top_up",
  takesBalance: false,
  isFeeFree: true,
  find: async (db, id) => viewIfAny(await topUpAggregate.find(db, id)),
  idOfSlug: (slug) => sql`select id from ${topUps} where slug = ${slug}`,
  lock: async (tx, id) => viewOf(await topUpAggregate.lock(tx, id)),
  setFee: async () => {},
  settle: async (tx, id) => {
    const pay = { event: "pay", actor: "provider", changes: { paidAt: sql`clock_timestamp()` } } as const;
    return (await topUpAggregate.tryMove(tx, { id }, pay)) ? "settled" : "refused";
  },
  recordRefund: async (tx, id, { captured, refunded }) => {
    if (refunded === captured) await topUpAggregate.tryMove(tx, { id }, { event: "refund", actor: "system" });
  },
  lines: async (db, id) => {
    const found = await topUpAggregate.find(db, id);
    return found ? [{ name: numberOf("top_up", id), image: null, quantity: 1, total: money(found.amount) }] : [];
  },
};

const viewIfAny = (row: TopUpRow | null) => row && viewOf(row);

const STATES: Readonly<Record<TopUpState, PayableView["state"]>> = {
  awaiting_payment: "unpaid",
  paid: "paid",
  refunded: "closed",
};

function viewOf(row: TopUpRow, languageId = 0): PayableView {
  const { id, slug, storefrontCode, userId, currencyId } = row;
  return {
    kind: "top_up",
    id,
    number: numberOf("top_up", id),
    slug,
    storefrontCode,
    userId,
    visitorHash: null,
    state: STATES[row.state],
    due: money(row.amount),
    fee: money(0),
    currencyId,
    languageId,
    email: null,
    expiresAt: null,
  };
}
