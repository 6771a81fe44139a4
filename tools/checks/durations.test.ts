import { expect, test } from "vitest";
import { checkDurations } from "./durations.ts";

const found = (path: string, text: string) => checkDurations([{ path, text }]).map(({ line }) => line);

test.each([
  "const KEPT_MS = 2 * 60_000;",
  "const KEPT_MS = 60 * 60 * 1_000;",
  "const KEPT_MS = 3_600_000;",
  "const KEPT_MS = 86_400_000;",
  "const DAY_MS = 24 * HOUR_MS;",
])("finds a duration that is written out: %s", (text) => {
  expect(found("server/modules/selling/cart/a.ts", `\n${text}`)).toEqual([2]);
});

test("finds an own name in tests, and lets them write out what is asked for", () => {
  expect(found("domain/selling/cart/a.test.ts", "expect(KEPT_MS).toBe(3_600_000);\nconst HOUR_MS = 1;")).toEqual([2]);
});

test("accepts the named ones, and other figures", () => {
  expect(
    found("domain/selling/cart/a.ts", "const KEPT_MS = 2 * HOUR_MS; const LIMIT = 60_000; const DAY = 2;"),
  ).toEqual([]);
  expect(found("domain/shared/time/durations.ts", "export const DAY_MS = 24 * 3_600_000;")).toEqual([]);
});
