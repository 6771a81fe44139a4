import { describe, expect, test } from "vitest";
import { hasMore, nextCount, pageWindow, readPage, shownCount, wholeWindow } from "./paging.ts";

describe("paging", () => {
  test("CATALOG-07 the first page shows 48, each further one 24 more", () => {
    expect([1, 2, 3].map(shownCount)).toEqual([48, 72, 96]);
    expect(pageWindow(1)).toEqual({ offset: 0, limit: 48 });
    expect(pageWindow(2)).toEqual({ offset: 48, limit: 24 });
    expect(pageWindow(3)).toEqual({ offset: 72, limit: 24 });
    expect(wholeWindow(3)).toEqual({ offset: 0, limit: 96 });
  });

  test("CATALOG-07 pages have neither gaps nor overlaps", () => {
    for (let page = 2; page < 50; page++) {
      const before = pageWindow(page - 1);
      expect(pageWindow(page).offset).toBe(before.offset + before.limit);
    }
  });

  test("CATALOG-07 there are more while shown is below total", () => {
    expect(hasMore(48, 49)).toBe(true);
    expect(hasMore(48, 48)).toBe(false);
    expect(hasMore(0, 0)).toBe(false);
    expect(nextCount(48, 1234)).toBe(24);
    expect(nextCount(48, 50)).toBe(2);
    expect(nextCount(48, 12)).toBe(0);
  });

  test("T073 reads anything but a positive integer as page 1, and limits the page", () => {
    for (const text of [null, undefined, "", "0", "-1", "1.5", "1e3", "abc", "99999999999"]) {
      expect(readPage(text), String(text)).toBe(1);
    }
    expect(readPage("3")).toBe(3);
    expect(readPage("99999")).toBe(400);
  });
});
