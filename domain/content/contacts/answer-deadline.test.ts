import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { answerBy, lateUpTo } from "./answer-deadline.ts";

describe("CONTENT-02 a message is answered within one working day", () => {
  test.each([
    ["2026-11-16T10:00:00.000Z", "2026-11-17T10:00:00.000Z"],
    ["2026-11-19T23:59:00.000Z", "2026-11-20T23:59:00.000Z"],
    ["2026-11-20T15:00:00.000Z", "2026-11-23T15:00:00.000Z"],
    ["2026-11-21T10:00:00.000Z", "2026-11-24T00:00:00.000Z"],
    ["2026-11-22T10:00:00.000Z", "2026-11-24T00:00:00.000Z"],
  ])("written at %s by %s", (written, by) => {
    expect(answerBy(new Date(written)).toISOString()).toBe(by);
  });

  test("late are those whose time is over, and no others", () => {
    const moment = fc.date({
      min: new Date("2026-11-01T00:00:00Z"),
      max: new Date("2026-11-30T00:00:00Z"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moment, moment, (written, now) => {
        expect(written <= lateUpTo(now)).toBe(answerBy(written) <= now);
      }),
      { numRuns: 2_000 },
    );
  });
});
