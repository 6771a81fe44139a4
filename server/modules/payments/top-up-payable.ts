import { randomBytes } from "node:crypto";
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { type Money, money } from "../../../domain/money/money.ts";
import type { Database } from "../../platform/database/open-database.ts";
import type { Payable, PayableView } from "./payable.ts";
import { topUps } from "./tables.ts";

type TopUpRow = typeof topUps.$inferSelect;

export interface NewTopUp {
  storefrontCode: string;
  userId: number;
  currencyId: number;
  languageId: number;
  amount: Money;
}

export async function insertTopUp(tx: Database, { languageId, ...values }: NewTopUp): Promise<PayableView> {
  const slug = randomBytes(16).toString("base64url");
  const [row] = await tx
    .insert(topUps)
    .values({ ...values, slug })
    .returning();
  if (!row) throw new Error("An insert returned nothing");
  return viewOf(row, languageId);
}

/** Money put on a balance (ACCOUNT-04). What arrives for one that was given up is still the customer's. */
export const topUpPayable: Payable = {
  kind: "top_up",
  takesBalance: false,
  isFeeFree: true,
  find: async (db, id) => findOne(db, eq(topUps.id, id)),
  findBySlug: async (db, slug) => findOne(db, eq(topUps.slug, slug)),
  lock: async (tx, id) => {
    const [row] = await tx.select().from(topUps).where(eq(topUps.id, id)).for("update");
    if (!row) throw new Error(`There is no top-up ${id}`);
    return viewOf(row);
  },
  setFee: async () => {},
  settle: async (tx, id) => {
    const { rowCount } = await tx
      .update(topUps)
      .set({ state: "paid", paidAt: sql`clock_timestamp()` })
      .where(and(eq(topUps.id, id), inArray(topUps.state, ["awaiting_payment", "cancelled"])));
    return rowCount === 1 ? "settled" : "refused";
  },
  recordRefund: async (tx, id, { captured, refunded }) => {
    if (refunded === captured) await tx.update(topUps).set({ state: "refunded" }).where(eq(topUps.id, id));
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

const numberOf = (id: number) => `TU${id}`;

const STATES = { awaiting_payment: "unpaid", paid: "paid", cancelled: "closed", refunded: "closed" } as const;

function viewOf(row: TopUpRow, languageId = 0): PayableView {
  const { id, slug, storefrontCode, userId, currencyId } = row;
  return {
    kind: "top_up",
    id,
    number: numberOf(id),
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
