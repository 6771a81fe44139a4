import { and, asc, eq, isNull, or, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import { historyOf } from "../../platform/state/status-events.ts";
import { withdrawals } from "./tables.ts";
import { withdrawalStates } from "./withdrawal-store.ts";

interface Person {
  userId: number;
  email: string;
  storefrontCode: string;
}

const isOf = ({ userId, email, storefrontCode }: Person) =>
  or(
    eq(withdrawals.userId, userId),
    and(
      isNull(withdrawals.userId),
      eq(withdrawals.storefrontCode, storefrontCode),
      eq(withdrawals.email, email.toLowerCase()),
    ),
  );

/** The contracts that a customer withdrew from (T129). After erasure a withdrawal names nobody (T130). */
export const withdrawalData = {
  name: "withdrawals",
  async collect(db: Database, person: Person) {
    const found = await db.select().from(withdrawals).where(isOf(person)).orderBy(asc(withdrawals.id));
    return Promise.all(
      found.map(async ({ tokenHash: _, ...withdrawal }) => ({
        ...withdrawal,
        history: await historyOf(db, withdrawalStates.machine, withdrawal.id),
      })),
    );
  },
  async erase(tx: Database, person: Person) {
    await tx
      .update(withdrawals)
      .set({ name: "", email: sql`'erased-' || ${withdrawals.id} || '@erased.invalid'`, erasedAt: sql`now()` })
      .where(isOf(person));
  },
};
