import { and, asc, eq, isNull, or } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import { checkouts } from "./tables.ts";

interface Person {
  userId: number;
  email: string;
  storefrontCode: string;
}

/** The user's checkouts, ordered or not; the orders are exported and erased by their own module (T129, T130). */
export const checkoutData = {
  name: "checkouts",
  collect: (db: Database, { userId }: { userId: number }) =>
    db.select().from(checkouts).where(eq(checkouts.userId, userId)).orderBy(asc(checkouts.createdAt)),
  /** Includes checkouts of a guest with the same e-mail. */
  erase: async (tx: Database, { userId, email, storefrontCode }: Person) => {
    const asGuest = and(
      isNull(checkouts.userId),
      eq(checkouts.storefrontCode, storefrontCode),
      eq(checkouts.email, email.toLowerCase()),
    );
    await tx.delete(checkouts).where(or(eq(checkouts.userId, userId), asGuest));
  },
};
