import { createHmac } from "node:crypto";
import { eq } from "drizzle-orm";
import type { StorefrontProfile } from "#domain/operations/storefronts/profile.ts";
import { changedAddresses } from "#modules/catalogue/catalog/index.ts";
import type { CallLog } from "#platform/calls/call-context.ts";
import type { Database } from "#platform/database/open-database.ts";
import { readSigningKey } from "#platform/http/signing-key.ts";
import { roundOf } from "#platform/jobs/define-job.ts";
import type { Jobs } from "#platform/jobs/open-jobs.ts";
import { indexNowRounds } from "./tables.ts";

export interface IndexNowDeps {
  db: Database;
  jobs: Pick<Jobs, "schedule">;
  storefronts: { all(): readonly StorefrontProfile[] };
  /** Where changed addresses are sent; null: nowhere. */
  url: string | null;
  log: CallLog;
  now: () => Date;
}

export interface IndexNow {
  /** The key that proves that a storefront's addresses are its own; null where nothing is sent. */
  keyOf(storefront: Pick<StorefrontProfile, "code">): string | null;
  work(): Promise<void>;
}

export const INDEX_NOW_ROUND = roundOf("index-now");
const EVERY_TEN_MINUTES = "*/10 * * * *";
const MOST_ADDRESSES = 10_000;
const KEY_DIGITS = 32;
const PATIENCE_MS = 20_000;

/** Search engines that share IndexNow hear of changed pages soon, instead of when they next look. */
export async function createIndexNow(deps: IndexNowDeps): Promise<IndexNow> {
  const { db, jobs, storefronts, url, log } = deps;
  const secret = await readSigningKey(db, "index-now");
  const keyOf: IndexNow["keyOf"] = ({ code }) =>
    url === null ? null : createHmac("sha256", secret).update(code).digest("hex").slice(0, KEY_DIGITS);
  return {
    keyOf,
    async work() {
      if (url === null) return;
      await jobs.schedule(INDEX_NOW_ROUND, EVERY_TEN_MINUTES, async () => {
        for (const storefront of storefronts.all()) {
          const key = keyOf(storefront) ?? "";
          // A storefront that fails holds up no other, and is tried again in the next round.
          await reportChanges(deps, url, storefront, key).catch((err) =>
            log.warn({ err, storefront: storefront.code }, "changed addresses could not be sent"),
          );
        }
      });
    },
  };
}

/** Sends the addresses changed since the last round; the first round sends none, because sitemaps list them all. */
async function reportChanges({ db, now }: IndexNowDeps, url: string, storefront: StorefrontProfile, key: string) {
  const [last] = await db.select().from(indexNowRounds).where(eq(indexNowRounds.storefrontCode, storefront.code));
  const reportedUntil = now();
  const changed = last ? await changedAddresses(db, storefront, last.reportedUntil) : [];
  for (let first = 0; first < changed.length; first += MOST_ADDRESSES)
    await post(url, storefront, key, changed.slice(first, first + MOST_ADDRESSES));
  await db
    .insert(indexNowRounds)
    .values({ storefrontCode: storefront.code, reportedUntil })
    .onConflictDoUpdate({ target: indexNowRounds.storefrontCode, set: { reportedUntil } });
}

async function post(url: string, { appUrl }: StorefrontProfile, key: string, urlList: readonly string[]) {
  const body = { host: new URL(appUrl).host, key, keyLocation: `${appUrl}/${key}.txt`, urlList };
  const answer = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json; charset=utf-8" },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`IndexNow answered ${answer.status}`);
}
