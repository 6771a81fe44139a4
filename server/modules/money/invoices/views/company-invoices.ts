import { and, eq, inArray, or } from "drizzle-orm";
import type { Database } from "#platform/database/open-database.ts";
import { invoices } from "../tables.ts";

/** Invoices of a company's members that are collective, or about one of these numbers. */
export async function invoicesOfCompany(
  db: Database,
  { userIds, about }: { userIds: readonly number[]; about: readonly string[] },
): Promise<number[]> {
  const isTheirs = inArray(invoices.userId, userIds);
  const concerns = or(eq(invoices.kind, "collective"), inArray(invoices.about, ["", ...about]));
  const found = await db.select({ id: invoices.id }).from(invoices).where(and(isTheirs, concerns));
  return found.map(({ id }) => id);
}
