import { and, eq, inArray, lt, not } from "drizzle-orm";
import type { Database } from "../../platform/database/open-database.ts";
import { mails } from "./tables.ts";

const DAY_MS = 24 * 60 * 60_000;
const KEPT_DAYS = 90;
/** By then every link in it is void. */
const WAITS_DAYS = 4;

/** Mails are kept for as long as somebody may ask about them, and no longer. */
export async function sweepMails(db: Database, now: Date): Promise<void> {
  const before = (days: number) => lt(mails.createdAt, new Date(now.getTime() - days * DAY_MS));
  const isOpen = inArray(mails.state, ["waiting", "sending"]);
  await db
    .update(mails)
    .set({ state: "failed", lastError: "It could not be sent in time." })
    .where(and(eq(mails.state, "waiting"), before(WAITS_DAYS)));
  await db.delete(mails).where(and(not(isOpen), before(KEPT_DAYS)));
}
