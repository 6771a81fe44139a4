import { describe, expect, test } from "vitest";
import { isStaffSessionAlive, steppedUpUntil } from "./staff-limits.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe("T026 a staff session", () => {
  test.each([
    { age: 0, idle: 0, isVerified: true, expected: true },
    { age: 12 * HOUR - 1, idle: 30 * MINUTE - 1, isVerified: true, expected: true },
    { age: HOUR, idle: 30 * MINUTE, isVerified: true, expected: false },
    { age: 12 * HOUR, idle: 0, isVerified: true, expected: false },
    { age: 5 * MINUTE - 1, idle: 0, isVerified: false, expected: true },
    { age: 5 * MINUTE, idle: 0, isVerified: false, expected: false },
  ])(
    "of $age ms, idle for $idle ms, verified: $isVerified, is alive: $expected",
    ({ age, idle, isVerified, expected }) => {
      const nowMs = 1_000 * HOUR;
      const session = { createdAtMs: nowMs - age, lastSeenAtMs: nowMs - idle, isVerified };
      expect(isStaffSessionAlive(session, nowMs)).toBe(expected);
    },
  );
});

test("T068 a further code counts for five minutes", () => {
  const now = new Date(1_000 * HOUR);
  const before = (ms: number) => new Date(now.getTime() - ms);
  expect(steppedUpUntil(null, now)).toBeNull();
  expect(steppedUpUntil(before(5 * MINUTE), now)).toBeNull();
  expect(steppedUpUntil(before(5 * MINUTE - 1), now)).toEqual(new Date(now.getTime() + 1));
});
