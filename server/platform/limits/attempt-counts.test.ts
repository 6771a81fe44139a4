import { expect, test } from "vitest";
import { HOUR_MS } from "#domain/shared/time/durations.ts";
import { databaseOfThisFile } from "#testing/database-of-file.ts";
import { AttemptCounts } from "./attempt-counts.ts";

const own = databaseOfThisFile();

test("T124 attempts that could not be stored are stored with the next ones", async () => {
  const now = new Date("2026-11-15T12:00:00Z");
  let isBroken = true;
  const db = new Proxy(own.db, {
    get(target, name) {
      const found = Reflect.get(target, name);
      return typeof found === "function" && isBroken ? () => Promise.reject(new Error("unreachable")) : found;
    },
  });
  const errors: unknown[] = [];
  const open = () => new AttemptCounts({ db, now: () => now, onError: (error) => errors.push(error) });
  const counter = { action: "checkout-network", subject: "203.0.113.10", limit: { attempts: 3, windowMs: HOUR_MS } };
  const counts = open();
  for (const _ of [1, 2]) await counts.count([counter]);
  await counts.save();
  expect(errors.length).toBeGreaterThan(0);
  isBroken = false;
  await counts.count([counter]);
  await counts.save();
  expect(await open().count([counter])).toBe(3_600);
});

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
