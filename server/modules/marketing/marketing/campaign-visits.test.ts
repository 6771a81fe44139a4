import { afterAll, beforeAll, expect, test } from "vitest";
import { ATTEMPT_LIMITS } from "#domain/people/identity/attempt-limits.ts";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import { query } from "#testing/people/identity.ts";
import { call, createTestApp, type TestApp } from "#testing/test-app.ts";
import { sweepCampaignVisits } from "./index.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const recorded = () => query<{ utm: object }>(app, "select utm from utm_visits");

test("records campaign visits up to the limit and deletes them after a year", async () => {
  const { attempts } = ATTEMPT_LIMITS.campaignFromAddress;
  const answers = await Promise.all(
    Array.from({ length: attempts + 20 }, () => call(app, "/utm", { utm_source: "mail", other: "x" })),
  );
  expect(answers.filter((answer) => answer.json().kept === 1)).toHaveLength(attempts);
  expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
  expect(await recorded()).toHaveLength(attempts);
  await sweepCampaignVisits(app.database.db, new Date(Date.now() + 364 * DAY_MS));
  expect(await recorded()).toHaveLength(attempts);
  await sweepCampaignVisits(app.database.db, new Date(Date.now() + 366 * DAY_MS));
  expect(await recorded()).toEqual([]);
});
