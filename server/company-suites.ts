import { moveRequests } from "./modules/forwarding/index.ts";
import { giveSuite, handSuiteOver, releaseSuite } from "./modules/parcels/index.ts";
import type { Database } from "./platform/database/open-database.ts";

/** What companies need of suites: parcels and requests of one that ends go on together. */
export const companySuites = {
  giveSuite,
  handSuiteOver,
  async releaseSuite(tx: Database, companyId: number): Promise<void> {
    const moved = await releaseSuite(tx, companyId);
    if (moved) await moveRequests(tx, moved);
  },
};
