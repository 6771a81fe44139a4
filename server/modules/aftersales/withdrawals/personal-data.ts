import { asc, sql } from "drizzle-orm";
import type { Database } from "#platform/database/open-database.ts";
import { isOf, type Person } from "#platform/personal-data/person.ts";
import { withdrawals } from "./tables.ts";
import { withdrawalAggregate } from "./withdrawal-aggregate.ts";

/** The contracts that a customer withdrew from (T129). After erasure a withdrawal names nobody (T130). */
export const withdrawalData = {
  name: "withdrawals",
  async collect(db: Database, person: Person) {
    const found = await db.select().from(withdrawals).where(isOf(withdrawals, person)).orderBy(asc(withdrawals.id));
    return Promise.all(
      found.map(async ({ tokenHash: _, ...withdrawal }) => ({
        ...withdrawal,
        history: await withdrawalAggregate.history(db, withdrawal.id),
      })),
    );
  },
  async erase(tx: Database, person: Person) {
    await tx
      .update(withdrawals)
      .set({ name: "", email: sql`'erased-' || ${withdrawals.id} || '@erased.invalid'`, erasedAt: sql`now()` })
      .where(isOf(withdrawals, person));
  },
};
