import { eq } from "drizzle-orm";
import type { Database } from "#platform/database/open-database.ts";
import { isActiveCompany } from "../companies/index.ts";
import type { ParcelRow } from "./move-parcel.ts";
import { findSuite, type Suite } from "./suites.ts";
import { suites } from "./tables.ts";

/** The suite of the active company that a person may give a parcel to; null where the parcel is not theirs alone. */
export async function companySuiteFor(
  db: Database,
  { suiteId, state, quoteId }: Pick<ParcelRow, "suiteId" | "state" | "quoteId">,
  userId: number,
): Promise<Suite | null> {
  // What is in a request is reserved, what staff hold concerns its owner, and what was bought for a quote is sent on by itself.
  if (suiteId === null || quoteId !== null || state !== "in_storage") return null;
  const [own] = await db.select().from(suites).where(eq(suites.id, suiteId));
  if (own?.companyId !== null || own.userId !== userId) return null;
  const suite = await findSuite(db, userId);
  return suite?.mayAct && (await isActiveCompany(db, suite.companyId)) ? suite : null;
}
