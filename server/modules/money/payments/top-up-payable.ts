import { eq, type SQL, sql } from "drizzle-orm";
import { type Money, money } from "#domain/money/money/money.ts";
import { TOP_UP_MACHINE, type TopUpState } from "#domain/money/payments/top-up-machine.ts";
import { numberOf } from "#domain/shared/numbers/numbers.ts";
import type { Database } from "#platform/database/open-database.ts";
import { newToken } from "#platform/secret-token.ts";
import { insertFirstState } from "#platform/state/insert-first-state.ts";
import { moveState } from "#platform/state/move-state.ts";
import type { Payable, PayableView } from "./payable.ts";
import { topUps } from "./tables.ts";

type TopUpRow = typeof topUps.$inferSelect;

export const topUpStates = { machine: TOP_UP_MACHINE, table: topUps };

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
  const row = await insertFirstState(tx, topUpStates, { ...values, slug }, cause);
  return viewOf(row, languageId);
}

/** Money put on a balance (ACCOUNT-04). */
export const topUpPayable: Payable = {
  kind: "top_up",
  takesBalance: false,
  isFeeFree: true,
  find: async (db, id) => findOne(db, eq(topUps.id, id)),
  idOfSlug: (slug) => sql`select id from ${topUps} where slug = ${slug}`,
  lock: async (tx, id) => {
    const [row] = await tx.select().from(topUps).where(eq(topUps.id, id)).for("update");
    if (!row) throw new Error(`There is no top-up ${id}`);
    return viewOf(row);
  },
  setFee: async () => {},
  settle: async (tx, id) => {
    const pay = { event: "pay", actor: "provider", changes: { paidAt: sql`clock_timestamp()` } } as const;
    return (await moveState(tx, topUpStates, { id }, pay, null)) ? "settled" : "refused";
  },
  recordRefund: async (tx, id, { captured, refunded }) => {
    if (refunded === captured) await moveState(tx, topUpStates, { id }, { event: "refund", actor: "system" }, null);
  },
  lines: async (db, id) => {
    const found = await findOne(db, eq(topUps.id, id));
    return found ? [{ name: found.number, image: null, quantity: 1, total: found.due }] : [];
  },
};

async function findOne(db: Database, condition: SQL): Promise<PayableView | null> {
  const [row] = await db.select().from(topUps).where(condition);
  return row ? viewOf(row) : null;
}

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
