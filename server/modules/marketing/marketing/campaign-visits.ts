import { lt } from "drizzle-orm";
import type { Utm } from "#domain/marketing/marketing/utm.ts";
import { ATTEMPT_LIMITS } from "#domain/people/identity/attempt-limits.ts";
import { DAY_MS, earlier } from "#domain/shared/time/durations.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import type { Database } from "#platform/database/open-database.ts";
import { attemptsFrom, countAttempt } from "#platform/limits/rate-limits.ts";
import { utmVisits } from "./tables.ts";

const RETENTION_MS = 365 * DAY_MS;

/** Returns whether the visit was recorded; the limit keeps one client from filling the table. */
export async function recordVisit({ db, client, storefront }: CallContext, utm: Utm, now: Date): Promise<boolean> {
  const counter = attemptsFrom("campaign", client.address, ATTEMPT_LIMITS.campaignFromAddress);
  if (Object.keys(utm).length === 0 || (await countAttempt(db, now, counter)) > 0) return false;
  await db.insert(utmVisits).values({ storefrontCode: storefront.code, utm });
  return true;
}

export async function sweepCampaignVisits(db: Database, now: Date): Promise<void> {
  await db.delete(utmVisits).where(lt(utmVisits.createdAt, earlier(now, RETENTION_MS)));
}
