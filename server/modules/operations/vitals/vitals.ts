import { Gauge, type Registry } from "prom-client";
import { bucketOf, type Device, type Measure } from "#domain/operations/vitals/vitals.ts";
import { calls } from "#platform/calls/implement-calls.ts";
import { staffCalls } from "#platform/calls/implement-staff-calls.ts";
import type { Database } from "#platform/database/open-database.ts";
import { dayOf, daysBefore, readVitals, sweepVitals } from "./read-vitals.ts";
import { VitalCounts } from "./vital-counts.ts";

interface VitalsDeps {
  db: Database;
  now: () => Date;
  onError: (error: unknown) => void;
}

interface Report {
  route: string;
  device: Device;
  build: string;
  vitals: readonly { name: Measure; value: number }[];
}

export type Vitals = ReturnType<typeof createVitals>;

/** How fast pages are for the visitors who agreed to statistics. */
export function createVitals({ db, now, onError }: VitalsDeps) {
  const counts = new VitalCounts({ db, onError });
  const count = (storefrontCode: string, { route, device, build, vitals }: Report) => {
    const about = { day: dayOf(now()), storefrontCode, route, device, build };
    for (const { name, value } of vitals) counts.count({ ...about, metric: name, bucket: bucketOf(name, value) });
  };
  return {
    count,
    calls: {
      report: calls.vitals.report.handler(({ input, context }) => {
        count(context.storefront.code, input);
        return { status: true as const };
      }),
    },
    staffCalls: {
      list: staffCalls.vitals.list.handler(async ({ input, context }) => {
        const since = daysBefore(now(), input.days - 1);
        const items = await readVitals(context.db, { since, scope: context.scope() });
        return { items, next: null, total: items.length };
      }),
    },
    /** For /metrics: of today and yesterday, so that the figures do not begin anew at midnight. */
    measure: (registry: Registry) => measureVitals(registry, () => readVitals(db, { since: daysBefore(now(), 1) })),
    save: () => counts.save(),
    sweep: () => sweepVitals(db, now()),
  };
}

function measureVitals(registry: Registry, read: () => ReturnType<typeof readVitals>): void {
  new Gauge({
    name: "web_vital_p75",
    help: "The 75th percentile of a vital since yesterday, in milliseconds; CLS has no unit",
    labelNames: ["storefront", "route", "device", "vital"],
    registers: [registry],
    async collect() {
      this.reset();
      for (const { storefront, route, device, vitals } of await read().catch(() => []))
        for (const { name, p75 } of vitals) this.set({ storefront, route, device, vital: name }, p75);
    },
  });
}
