import { lt } from "drizzle-orm";
import type { Database } from "#platform/database/open-database.ts";
import { missedPaths } from "./tables.ts";

const KEPT_DAYS = 90;
const DAY_MS = 24 * 60 * 60_000;

/** Forgets what was missed long ago. */
export async function sweepMissedPaths(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString().slice(0, 10);
  await db.delete(missedPaths).where(lt(missedPaths.day, oldest));
}
