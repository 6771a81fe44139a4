import { asc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import { payments, providerEvents } from "./tables.ts";

/** What somebody paid (T129). Erased, providers' words about the payer are gone; the sums stay in the books (T130). */
export const paymentData = {
  name: "payments",
  async collect(db: Database, { userId }: { userId: number }) {
    const found = await db.select().from(payments).where(eq(payments.userId, userId)).orderBy(asc(payments.id));
    return found.map(({ visitorHash: _hash, redirectUrl: _url, holdId: _hold, ...payment }) => payment);
  },
  async erase(tx: Database, { userId }: { userId: number }) {
    const own = tx.select({ id: payments.id }).from(payments).where(eq(payments.userId, userId));
    await tx.update(providerEvents).set({ payload: {} }).where(inArray(providerEvents.paymentId, own));
    await tx.update(payments).set({ visitorHash: null, redirectUrl: null }).where(eq(payments.userId, userId));
  },
};
