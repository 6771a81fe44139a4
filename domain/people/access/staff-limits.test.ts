import { describe, expect, test } from "vitest";
import { earlier, HOUR_MS, later, MINUTE_MS } from "#domain/shared/time/durations.ts";
import { isStaffSessionAlive, steppedUpUntil } from "./staff-limits.ts";

describe("T026 a staff session", () => {
  test.each([
    { age: 0, idle: 0, isVerified: true, expected: true },
    { age: 12 * HOUR_MS - 1, idle: 30 * MINUTE_MS - 1, isVerified: true, expected: true },
    { age: HOUR_MS, idle: 30 * MINUTE_MS, isVerified: true, expected: false },
    { age: 12 * HOUR_MS, idle: 0, isVerified: true, expected: false },
    { age: 5 * MINUTE_MS - 1, idle: 0, isVerified: false, expected: true },
    { age: 5 * MINUTE_MS, idle: 0, isVerified: false, expected: false },
  ])(
    "of $age ms, idle for $idle ms, verified: $isVerified, is alive: $expected",
    ({ age, idle, isVerified, expected }) => {
      const nowMs = 1_000 * HOUR_MS;
      const session = { createdAtMs: nowMs - age, lastSeenAtMs: nowMs - idle, isVerified };
      expect(isStaffSessionAlive(session, nowMs)).toBe(expected);
    },
  );
});

test("T068 a further code counts for five minutes", () => {
  const now = new Date(1_000 * HOUR_MS);
  const before = (ms: number) => earlier(now, ms);
  expect(steppedUpUntil(null, now)).toBeNull();
  expect(steppedUpUntil(before(5 * MINUTE_MS), now)).toBeNull();
  expect(steppedUpUntil(before(5 * MINUTE_MS - 1), now)).toEqual(later(now, 1));
});
