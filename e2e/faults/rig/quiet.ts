import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { checkProviders } from "../check/providers.ts";
import type { Violation } from "../check/violation.ts";
import type { Shop } from "./shop.ts";

/** F01: a shop that was restarted has finished or made good what it had begun within this time. */
const RECOVERY_LIMIT_MS = 60_000;
const POLL_MS = 100;

/** Waits until no money is in limbo and no job waits; what still does after a minute is a violation (I5, I9, I11). */
export async function untilQuiet(shop: Shop, limitMs = RECOVERY_LIMIT_MS): Promise<Violation[]> {
  const deadline = performance.now() + limitMs;
  for (;;) {
    // In this order: money that arrives meanwhile leaves its job behind.
    const unfinished = [...(await checkProviders(shop)), ...(await waitingJobs(shop))];
    if (unfinished.length === 0) return [];
    if (performance.now() > deadline) return unfinished;
    await giveUpDeadWorkers(shop);
    await setTimeout(POLL_MS);
  }
}

/** Jobs that are due; what is scheduled for every minute comes and goes by itself. */
async function waitingJobs({ database }: Shop): Promise<Violation[]> {
  const { rows } = await database.db.execute<{ rule: string; detail: string }>(sql`
    select 'I11 no job waits for ever' as rule, format('%s %s is %s: %s', name, data, state, output) as detail
    from jobs.job where state in ('created', 'retry', 'active') and data ->> 'key' is not null`);
  return rows;
}

/** What the queue does by itself after minutes: a job whose worker is dead is for another one. */
async function giveUpDeadWorkers({ database }: Shop): Promise<void> {
  await database.db.execute(sql`
    update jobs.job set state = 'retry', start_after = now()
    where state = 'active' and started_on < now() - interval '8 seconds' and data ->> 'key' is not null`);
}
