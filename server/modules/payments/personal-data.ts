import { and, asc, eq, inArray, type SQL } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import type { PayableKindName } from "./payable.ts";
import { payments, providerEvents } from "./tables.ts";

/** What somebody paid (T129). Erased, providers' words about the payer are gone; the sums stay in the books (T130). */
export const paymentData = {
  name: "payments",
  async collect(db: Database, { userId }: { userId: number }) {
    const found = await db.select().from(payments).where(eq(payments.userId, userId)).orderBy(asc(payments.id));
    return found.map(({ visitorHash: _hash, redirectUrl: _url, holdId: _hold, ...payment }) => payment);
  },
  erase: (tx: Database, { userId }: { userId: number }) => forget(tx, eq(payments.userId, userId)),
};

/** The same for whatever was paid for certain things, also by somebody who had no account then (T130). */
export const forgetPayers = (tx: Database, { kind, ids }: { kind: PayableKindName; ids: readonly number[] }) =>
  forget(tx, and(eq(payments.payableKind, kind), inArray(payments.payableId, [...ids])));

async function forget(tx: Database, isTheirs: SQL | undefined): Promise<void> {
  const theirs = tx.select({ id: payments.id }).from(payments).where(isTheirs);
  await tx.update(providerEvents).set({ payload: {} }).where(inArray(providerEvents.paymentId, theirs));
  await tx.update(payments).set({ visitorHash: null, redirectUrl: null }).where(isTheirs);
}
