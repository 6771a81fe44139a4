import { lt } from "drizzle-orm";
import { DAY_MS, earlier } from "#domain/shared/time/durations.ts";
import type { Database } from "#platform/database/open-database.ts";
import { missedPaths } from "./tables.ts";

const KEPT_DAYS = 90;

/** Forgets what was missed long ago. */
export async function sweepMissedPaths(db: Database, now: Date): Promise<void> {
  const oldest = earlier(now, KEPT_DAYS * DAY_MS)
    .toISOString()
    .slice(0, 10);
  await db.delete(missedPaths).where(lt(missedPaths.day, oldest));
}
