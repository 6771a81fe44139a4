import { eq } from "drizzle-orm";
import { isActiveCompany } from "#modules/people/companies/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { ParcelRow } from "../parcel-aggregate.ts";
import { suites } from "../tables.ts";
import { findSuite, type Suite } from "./suites.ts";

/**
 * The suite of the active company that a person may give a parcel to; null where the parcel is not the person's alone.
 */
export async function companySuiteFor(
  db: Database,
  { suiteId, state, quoteId }: Pick<ParcelRow, "suiteId" | "state" | "quoteId">,
  userId: number,
): Promise<Suite | null> {
  // A parcel in a request is reserved, a held parcel concerns its owner, and a quote's parcel is forwarded
  // automatically.
  if (suiteId === null || quoteId !== null || state !== "in_storage") return null;
  const [own] = await db.select().from(suites).where(eq(suites.id, suiteId));
  if (own?.companyId !== null || own.userId !== userId) return null;
  const suite = await findSuite(db, userId);
  return suite?.mayAct && (await isActiveCompany(db, suite.companyId)) ? suite : null;
}
