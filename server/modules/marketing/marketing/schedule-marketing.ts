import { WATCHED_FOR_DAYS } from "#domain/marketing/marketing/watches.ts";
import { DAY_MS, earlier } from "#domain/shared/time/durations.ts";
import { EVERY_MINUTE, roundOf } from "#platform/jobs/define-job.ts";
import type { Jobs } from "#platform/jobs/open-jobs.ts";
import { remindOfCarts } from "./cart-reminders/remind-of-carts.ts";
import { notifyOfPrices, notifyOfStock } from "./watches/notify-watchers.ts";
import type { RoundDeps } from "./watches/watch-deps.ts";
import { sweepWatches } from "./watches/watch-store.ts";

/** How many days an ended watch is kept. */
const ENDED_DAYS = 30;
const UNCONFIRMED_DAYS = 7;
const EVERY_TEN_MINUTES = "*/10 * * * *";

const STOCK_ROUND = roundOf("stock-watches");
const CART_ROUND = roundOf("cart-reminders");
const PRICE_ROUND = roundOf("price-watches", { expiresAfterSeconds: 1_800 });

/** Schedules the mails that people asked for in advance. */
export async function scheduleMarketing(jobs: Pick<Jobs, "schedule">, deps: RoundDeps): Promise<void> {
  await jobs.schedule(STOCK_ROUND, EVERY_MINUTE, () => notifyOfStock(deps));
  await jobs.schedule(CART_ROUND, EVERY_MINUTE, () => remindOfCarts(deps));
  await jobs.schedule(PRICE_ROUND, EVERY_TEN_MINUTES, async () => {
    await notifyOfPrices(deps);
    const daysAgo = (days: number) => earlier(deps.now(), days * DAY_MS);
    await sweepWatches(deps.db, {
      unconfirmed: daysAgo(UNCONFIRMED_DAYS),
      confirmed: daysAgo(WATCHED_FOR_DAYS),
      ended: daysAgo(ENDED_DAYS),
    });
  });
}
