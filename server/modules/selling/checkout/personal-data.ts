import { asc, eq } from "drizzle-orm";
import type { Database } from "#platform/database/open-database.ts";
import { isOf, type Person } from "#platform/personal-data/person.ts";
import { checkouts } from "./tables.ts";

/** The user's checkouts, ordered or not; the orders are exported and erased by their own module (T129, T130). */
export const checkoutData = {
  name: "checkouts",
  collect: (db: Database, { userId }: Pick<Person, "userId">) =>
    db.select().from(checkouts).where(eq(checkouts.userId, userId)).orderBy(asc(checkouts.createdAt)),
  /** Includes checkouts of a guest with the same e-mail. */
  erase: async (tx: Database, person: Person) => void (await tx.delete(checkouts).where(isOf(checkouts, person))),
};
