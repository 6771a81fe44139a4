import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../server/platform/database/open-database.ts";

export interface Violation {
  /** Begins with the invariant's number. */
  rule: string;
  detail: string;
}

/** Statements that each select what should not be possible, as `rule` and `detail`. */
export async function findViolations(db: Database, statements: readonly SQL[]): Promise<Violation[]> {
  const { rows } = await db.execute<{ rule: string; detail: string }>(sql.join([...statements], sql` union all `));
  return rows;
}
