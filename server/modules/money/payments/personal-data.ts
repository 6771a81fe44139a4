import { and, asc, eq, inArray, type SQL } from "drizzle-orm";
import { isAny } from "#platform/database/is-any.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { PayableKind } from "./payable.ts";
import { payments, providerEvents } from "./tables.ts";

/** A customer's payments (T129). Erasure removes provider data about the payer; the sums stay (T130). */
export const paymentData = {
  name: "payments",
  async collect(db: Database, { userId }: { userId: number }) {
    const found = await db.select().from(payments).where(eq(payments.userId, userId)).orderBy(asc(payments.id));
    return found.map(({ visitorHash: _hash, redirectUrl: _url, holdId: _hold, ...payment }) => payment);
  },
  erase: (tx: Database, { userId }: { userId: number }) => forget(tx, eq(payments.userId, userId)),
};

/** Erases the payers of certain payables, guests included (T130). */
export const forgetPayers = (tx: Database, { kind, ids }: { kind: PayableKind; ids: readonly number[] }) =>
  forget(tx, and(eq(payments.payableKind, kind), isAny(payments.payableId, ids)));

async function forget(tx: Database, isTheirs: SQL | undefined): Promise<void> {
  const theirs = tx.select({ id: payments.id }).from(payments).where(isTheirs);
  await tx.update(providerEvents).set({ payload: {} }).where(inArray(providerEvents.paymentId, theirs));
  await tx.update(payments).set({ visitorHash: null, redirectUrl: null }).where(isTheirs);
}
