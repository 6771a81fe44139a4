import type { Database } from "#platform/database/open-database.ts";
import { giveSuite, handSuiteOver, releaseSuite } from "../../parcels/index.ts";
import { moveRequests } from "./company-requests.ts";

/** The suites of companies: when one is released, its parcels and forward requests move together. */
export const companySuites = {
  giveSuite,
  handSuiteOver,
  async releaseSuite(tx: Database, companyId: number): Promise<void> {
    const moved = await releaseSuite(tx, companyId);
    if (moved) await moveRequests(tx, moved);
  },
};
