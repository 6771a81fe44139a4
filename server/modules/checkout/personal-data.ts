import { asc, eq } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import { checkouts } from "./tables.ts";

/** Somebody's checkouts, finished or not; what they ordered is kept with the orders (T129, T130). */
export const checkoutData = {
  name: "checkouts",
  collect: (db: Database, { userId }: { userId: number }) =>
    db.select().from(checkouts).where(eq(checkouts.userId, userId)).orderBy(asc(checkouts.createdAt)),
  erase: async (tx: Database, { userId }: { userId: number }) => {
    await tx.delete(checkouts).where(eq(checkouts.userId, userId));
  },
};
