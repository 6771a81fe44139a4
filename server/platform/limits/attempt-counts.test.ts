import { expect, test } from "vitest";
import { HOUR_MS } from "#domain/time/durations.ts";
import { databaseOfThisFile } from "#testing/database-of-file.ts";
import { AttemptCounts } from "./attempt-counts.ts";

const own = databaseOfThisFile();

test("T124 attempts of a window that is over do not count in the next one, stored or not", async () => {
  let now = new Date("2026-11-15T10:59:59Z");
  const errors: unknown[] = [];
  const counts = new AttemptCounts({ db: own.db, now: () => now, onError: (error) => errors.push(error) });
  const counter = { action: "checkout-network", subject: "203.0.113.9", limit: { attempts: 3, windowMs: HOUR_MS } };
  const waits = async (times: number) => {
    const seconds: number[] = [];
    for (let time = 0; time < times; time++) seconds.push(await counts.count([counter]));
    return seconds;
  };
  expect(await waits(3)).toEqual([0, 0, 0]);
  now = new Date("2026-11-15T11:00:00Z");
  expect(await waits(1)).toEqual([0]);
  await counts.save();
  expect(await waits(3)).toEqual([0, 0, 3_600]);
  expect(errors).toEqual([]);
});
