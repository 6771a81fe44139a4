import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { DAY_MS, later } from "#domain/shared/time/durations.ts";
import { query } from "#testing/people/identity.ts";
import { signedInMember, staffCall } from "#testing/people/staff.ts";
import { call, createTestApp, type TestApp, visit } from "#testing/test-app.ts";

const NOW = new Date("2026-11-16T12:00:00Z");
let now = NOW;
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    now: () => now,
    env: { METRICS_TOKEN: "the token of an operator", LIMITS: "vitals-network=40/1m" },
  });
});
beforeEach(async () => {
  now = NOW;
  await query(app, "truncate vital_buckets");
  await query(app, "delete from rate_limits");
});
afterAll(() => app.close());

const report = (lcp: number, about: object = {}) =>
  call(app, "/vitals", {
    route: "product",
    device: "phone",
    build: "b1",
    vitals: [
      { name: "LCP", value: lcp },
      { name: "CLS", value: 0.02 },
    ],
    ...about,
  });

async function listed(storefronts?: string[]) {
  const { cookies } = await signedInMember(app, storefronts ? { storefronts } : {});
  return (await staffCall(app, "/vitals/list", {}, { cookies })).json();
}

test("visits are counted in buckets, written together, and no row is about one of them", async () => {
  for (const lcp of [900, 950, 2_450]) await report(lcp);
  expect(await query(app, "select * from vital_buckets")).toEqual([]);
  await app.shop.vitals.save();
  await report(980, { device: "desktop" });
  await report(990);
  await app.shop.vitals.save();
  const rows = await query(app, "select * from vital_buckets where metric = 'LCP' order by device, bucket");
  const about = { storefront_code: "lt", route: "product", build: "b1", metric: "LCP" };
  expect(rows).toEqual([
    { ...about, day: expect.anything(), device: "desktop", bucket: 1_000, count: 1 },
    { ...about, day: expect.anything(), device: "phone", bucket: 1_000, count: 3 },
    { ...about, day: expect.anything(), device: "phone", bucket: 2_500, count: 1 },
  ]);
});

test("staff see the 75th percentile by page and device, of their storefronts; the operator in /metrics", async () => {
  for (const lcp of [900, 950, 2_450, 2_480]) await report(lcp);
  await app.shop.vitals.save();
  expect(await listed()).toEqual({
    items: [
      {
        storefront: "lt",
        route: "product",
        device: "phone",
        builds: 1,
        vitals: [
          { name: "LCP", p75: 2_300, rating: "good", count: 4 },
          { name: "CLS", p75: 0.018, rating: "good", count: 4 },
        ],
      },
    ],
    next: null,
    total: 1,
  });
  expect(await listed(["nl"])).toMatchObject({ items: [] });
  const headers = { authorization: "Bearer the token of an operator" };
  const metrics = await visit(app, { path: "/metrics", headers });
  expect(metrics.body).toContain('web_vital_p75{storefront="lt",route="product",device="phone",vital="LCP"} 2300');
});

test("what was counted is deleted after 90 days", async () => {
  await report(900);
  await app.shop.vitals.save();
  now = later(NOW, 90 * DAY_MS);
  await app.shop.vitals.sweep();
  expect(await query(app, "select * from vital_buckets")).toHaveLength(2);
  now = later(NOW, 91 * DAY_MS);
  await app.shop.vitals.sweep();
  expect(await query(app, "select * from vital_buckets")).toEqual([]);
});

test("T124 a network that reports without end is refused, and an invented name of a page with anything but letters", async () => {
  expect((await report(900, { route: "a page\nwith lines" })).statusCode).toBe(400);
  const answers = await Promise.all(Array.from({ length: 45 }, () => report(900)));
  expect(answers.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThanOrEqual(5);
});
