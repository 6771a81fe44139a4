import { describe, expect, test } from "vitest";
import { z } from "zod";
import { amountRange, anyOf, dayRange, ids, listInput, searchIn, timeRange } from "./listing.ts";

const input = listInput({
  filters: {
    author: anyOf(z.string()),
    stars: amountRange,
    written_at: timeRange,
    due: dayRange,
    search: searchIn("an author"),
    ids,
  },
  sorts: ["-written_at", "written_at"],
});

describe("the input of a list", () => {
  test("has defaults: the first sort, no filter, fifty rows", () => {
    expect(input.parse(undefined)).toEqual({ filter: {}, sort: "-written_at", limit: 50 });
  });

  test("refuses ranges without a meaning, days that no calendar has, and more than a hundred values", () => {
    const many = Array.from({ length: 101 }, (_, at) => at + 1);
    for (const filter of [
      { written_at: { from: "0000-01-01" } },
      { written_at: { to: "0000-12-31T00:00:00Z" } },
      { written_at: { from: "2026-02-30" } },
      { written_at: { from: "2026-11-15T10:00:00.1234567Z" } },
      { written_at: { since: "2026-11-15" } },
      { written_at: "2026-11-15" },
      { due: { from: "2026-11-15T10:00:00Z" } },
      { stars: { from: "1" } },
      { stars: { to: 1.5 } },
      { search: "x".repeat(101) },
      { ids: many },
      { ids: [0] },
      { ids: [2 ** 31] },
      { ids: 1 },
      { author: many.map(String) },
      { author: [1] },
    ]) {
      expect(input.safeParse({ filter }).success, JSON.stringify(filter)).toBe(false);
    }
  });

  test("refuses filters and sorts that are not declared, and pages that are too large", () => {
    for (const asked of [{ filter: { other: 1 } }, { sort: "secret" }, { limit: 0 }, { limit: 101 }, { after: 1 }]) {
      expect(input.safeParse(asked).success, JSON.stringify(asked)).toBe(false);
    }
  });
});
