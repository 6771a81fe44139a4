import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { checkProviders } from "../check/providers.ts";
import { findViolations, type Violation } from "../check/violation.ts";
import type { Shop } from "./shop.ts";

/** Within this time a restarted shop has finished or undone what was in progress (F01, I5). */
export const RECOVERY_LIMIT_MS = 60_000;
const POLL_MS = 100;

/** Waits until all money is accounted for and no job is due; what is left at the deadline is a violation (I5, I9, I11). */
export async function untilRecovered(
  shop: Shop,
  deadline = performance.now() + RECOVERY_LIMIT_MS,
): Promise<Violation[]> {
  for (;;) {
    // In this order: money that arrives meanwhile leaves its job behind.
    const unfinished = [...(await checkProviders(shop)), ...(await unfinishedWork(shop))];
    if (unfinished.length === 0) return [];
    if (performance.now() > deadline) return unfinished;
    await setTimeout(POLL_MS);
  }
}

/** Jobs that are due, without the ones that are scheduled for every minute. */
const unfinishedWork = ({ database }: Shop): Promise<Violation[]> =>
  findViolations(database.db, [
    sql`select 'I11 no job waits for ever' as rule, format('%s %s is %s: %s', name, data, state, output) as detail
      from jobs.job where state in ('created', 'retry', 'active') and singleton_key is not null
        and name not like '\\_\\_pgboss%'`,
    sql`select 'I5 no payment is left half started', format('payment %s of %s %s', id, payable_kind, payable_id)
      from payments where state = 'created'`,
  ]);
