import { asc, eq } from "drizzle-orm";
import { refuse } from "#platform/calls/call-errors.ts";
import type { Database } from "#platform/database/open-database.ts";
import { hasAnyOpen, sharesOf } from "./payout-store.ts";
import { payouts } from "./tables.ts";

/**
 * A customer's payouts (T129). They stay after an erasure, as all movements of money do, and name nobody. An account is not
 * erased while money is being refunded to its customer (T130).
 */
export const payoutData = {
  name: "payouts",
  async collect(db: Database, { userId }: { userId: number }) {
    const found = await db.select().from(payouts).where(eq(payouts.userId, userId)).orderBy(asc(payouts.id));
    const shares = await sharesOf(
      db,
      found.map(({ id }) => id),
    );
    return found.map((payout) => ({
      ...payout,
      shares: shares.filter(({ payoutId }) => payoutId === payout.id).map(({ holdId: _hold, ...share }) => share),
    }));
  },
  async prepareErasure(tx: Database, { userId }: { userId: number }) {
    if (await hasAnyOpen(tx, userId)) throw refuse("payout_open");
  },
};
