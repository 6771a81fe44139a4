import { and, countDistinct, desc, gte, lt, sql, sum } from "drizzle-orm";
import {
  type Device,
  MEASURES,
  type Measure,
  percentile75,
  ratingOf,
  VITALS_KEPT_DAYS,
} from "#domain/operations/vitals/vitals.ts";
import { DAY_MS, earlier } from "#domain/shared/time/durations.ts";
import type { StaffScope } from "#platform/calls/staff-scope.ts";
import type { Database } from "#platform/database/open-database.ts";
import { vitalBuckets } from "./tables.ts";

const MOST_PAGES = 200;

export const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
export const daysBefore = (now: Date, days: number) => dayOf(earlier(now, days * DAY_MS));

const { storefrontCode, route, device, metric, bucket, build, count, day } = vitalBuckets;

interface Reading {
  /** Today and the days before it. */
  since: string;
  /** Left out: every storefront. */
  scope?: StaffScope;
}

/** The 75th percentiles of pages, the most visited first. */
export async function readVitals(db: Database, { since, scope }: Reading) {
  const counted = and(gte(day, since), scope?.where(storefrontCode));
  const pages = await db
    .select({ storefrontCode, route, device, builds: countDistinct(build) })
    .from(vitalBuckets)
    .where(counted)
    .groupBy(storefrontCode, route, device)
    .orderBy(desc(sum(count)), storefrontCode, route, device)
    .limit(MOST_PAGES);
  const buckets = await db
    .select({ storefrontCode, route, device, metric, bucket, count: sql<number>`sum(${count})::integer` })
    .from(vitalBuckets)
    .where(counted)
    .groupBy(storefrontCode, route, device, metric, bucket);
  const byPage = Map.groupBy(buckets, pageKey);
  return pages.map((page) => ({
    storefront: page.storefrontCode,
    route: page.route,
    device: page.device,
    builds: page.builds,
    vitals: MEASURES.flatMap((vital) => figureOf(vital, byPage.get(pageKey(page)) ?? [])),
  }));
}

const pageKey = (page: { storefrontCode: string; route: string; device: Device }) =>
  `${page.storefrontCode} ${page.route} ${page.device}`;

function figureOf(vital: Measure, buckets: readonly { metric: Measure; bucket: number; count: number }[]) {
  const own = buckets.filter((each) => each.metric === vital);
  const p75 = percentile75(vital, own);
  if (p75 === null) return [];
  return [{ name: vital, p75, rating: ratingOf(vital, p75), count: own.reduce((all, each) => all + each.count, 0) }];
}

export async function sweepVitals(db: Database, now: Date): Promise<void> {
  await db.delete(vitalBuckets).where(lt(day, daysBefore(now, VITALS_KEPT_DAYS)));
}
