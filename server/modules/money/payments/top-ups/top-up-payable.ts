import { sql } from "drizzle-orm";
import type { Money } from "#domain/money/money/money.ts";
import type { TopUpState } from "#domain/money/payments/top-up-machine.ts";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import type { Database } from "#platform/database/open-database.ts";
import { newToken } from "#platform/secret-token.ts";
import { insertFirstState } from "#platform/state/insert-first-state.ts";
import { type DefinedPayable, definePayable } from "../define-payable.ts";
import type { PayableView } from "../payable.ts";
import type { topUps } from "../tables.ts";
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
  return { ...topUpPayable.viewOf(row), languageId };
}

const STATES: Readonly<Record<TopUpState, PayableView["state"]>> = {
  awaiting_payment: "unpaid",
  paid: "paid",
  refunded: "closed",
};

/** Money put on a balance (ACCOUNT-04). */
export const topUpPayable: DefinedPayable<TopUpRow> = definePayable("top_up", {
  rows: topUpAggregate,
  takesBalance: false,
  isFeeFree: true,
  number: (id) => numberOf("top_up", id),
  state: ({ state }) => STATES[state],
  due: ({ amount }) => amount,
  settle: async (tx, id) => {
    const pay = { event: "pay", actor: "provider", changes: { paidAt: sql`clock_timestamp()` } } as const;
    return (await topUpAggregate.tryMove(tx, { id }, pay)) ? "settled" : "refused";
  },
  recordRefund: async (tx, id, { captured, refunded }) => {
    if (refunded === captured) await topUpAggregate.tryMove(tx, { id }, { event: "refund", actor: "system" });
  },
  lines: async (db, id) => {
    const found = await topUpPayable.find(db, id);
    return found ? [{ name: found.number, image: null, quantity: 1, total: found.due }] : [];
  },
});
