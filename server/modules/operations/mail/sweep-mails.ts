import { and, eq, inArray, lt, not } from "drizzle-orm";
import { DAY_MS, earlier } from "#domain/shared/time/durations.ts";
import type { Database } from "#platform/database/open-database.ts";
import { mails } from "./tables.ts";

const RETENTION_DAYS = 90;
/** By then every link in a mail has expired. */
const MAX_WAIT_DAYS = 4;

/** Gives up mails that could not be sent in time, and deletes old ones (T130). */
export async function sweepMails(db: Database, now: Date): Promise<void> {
  const before = (days: number) => lt(mails.createdAt, earlier(now, days * DAY_MS));
  const isOpen = inArray(mails.state, ["waiting", "sending"]);
  await db
    .update(mails)
    .set({ state: "failed", lastError: "It could not be sent in time." })
    .where(and(eq(mails.state, "waiting"), before(MAX_WAIT_DAYS)));
  await db.delete(mails).where(and(not(isOpen), before(RETENTION_DAYS)));
}
