import { describe, expect, test } from "vitest";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import { isSessionAlive } from "./session-limits.ts";

describe("isSessionAlive", () => {
  test("T026 a session ends with its 30th day without use", () => {
    const session = { createdAtMs: 0, lastSeenAtMs: 0 };
    expect(isSessionAlive(session, 30 * DAY_MS - 1)).toBe(true);
    expect(isSessionAlive(session, 30 * DAY_MS)).toBe(false);
  });

  test("T026 a session ends with its 90th day, used or not", () => {
    const session = { createdAtMs: 0, lastSeenAtMs: 90 * DAY_MS - 1 };
    expect(isSessionAlive(session, 90 * DAY_MS - 1)).toBe(true);
    expect(isSessionAlive(session, 90 * DAY_MS)).toBe(false);
  });
});
