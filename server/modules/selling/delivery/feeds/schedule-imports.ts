import { z } from "zod";
import { FEED_CARRIERS, type FeedCarrier } from "#domain/selling/delivery/courier.ts";
import type { Database } from "#platform/database/open-database.ts";
import { defineJob, type JobSettings } from "#platform/jobs/define-job.ts";
import type { Jobs } from "#platform/jobs/open-jobs.ts";
import { fetchFeed } from "./fetch-feed.ts";
import { importPickupPoints } from "./import-points.ts";

/** Where carriers publish their lists. */
export type FeedAddresses = Partial<Record<FeedCarrier, string>>;

interface ImportDeps {
  db: Database;
  jobs: Omit<Jobs, "stop">;
  feeds: FeedAddresses;
  log: { warn(details: object, message: string): void };
}

const DAILY = "17 3 * * *";
const HOUR_SECONDS = 3_600;

/** One job for each carrier, so that one whose server is down is retried without the others. */
const IMPORT_FEED = defineJob({
  name: "import-pickup-points",
  payload: z.object({ carrier: z.enum(FEED_CARRIERS) }),
  keyOf: ({ carrier }) => carrier,
  retries: 4,
  firstRetryAfterSeconds: 300,
  longestRetryAfterSeconds: HOUR_SECONDS,
  expiresAfterSeconds: 600,
});
const IMPORT_ALL: JobSettings = { ...IMPORT_FEED, name: "import-all-pickup-points" };

/** Updates the pickup points once a day from the addresses that the operator has configured. */
export async function scheduleImports({ db, jobs, feeds, log }: ImportDeps): Promise<void> {
  await jobs.createQueue(IMPORT_FEED);
  await jobs.work(IMPORT_FEED, async ({ carrier }) => {
    const url = feeds[carrier];
    if (url === undefined) return;
    const { outcome, note } = await importPickupPoints(db, carrier, await fetchFeed(url));
    if (outcome !== "applied") log.warn({ err: note }, `the list of ${carrier} was not taken over`);
    if (outcome === "failed") throw new Error(note);
  });
  await jobs.schedule(IMPORT_ALL, DAILY, async () => {
    for (const carrier of FEED_CARRIERS) if (feeds[carrier]) await jobs.enqueue(db, IMPORT_FEED, { carrier });
  });
}
