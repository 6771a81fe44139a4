import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#platform/database/open-database.ts";
import type { Violation } from "#testing/invariants/check-invariants.ts";

export type { Violation } from "#testing/invariants/check-invariants.ts";

/** Statements that each select what should not be possible, as `rule` and `detail`. */
export async function findViolations(db: Database, statements: readonly SQL[]): Promise<Violation[]> {
  const { rows } = await db.execute<{ rule: string; detail: string }>(sql.join([...statements], sql` union all `));
  return rows;
}
