import { describe, expect, test } from "vitest";
import { deviceFlags, RESIZE_DEBOUNCE_MS } from "./device-flags.ts";

const setFlags = (widthPx: number) =>
  Object.entries(deviceFlags(widthPx))
    .filter(([, isSet]) => isSet)
    .map(([flag]) => flag);

describe("device", () => {
  test("CONFIG-04 each width sets exactly one flag, with its borders at 1024 and 1200 px", () => {
    const cases: [number, string][] = [
      [0, "isMobile"],
      [1024, "isMobile"],
      [1024.5, "isTablet"],
      [1025, "isTablet"],
      [1200, "isTablet"],
      [1200.5, "isDesktop"],
      [1201, "isDesktop"],
      [5120, "isDesktop"],
    ];
    for (const [widthPx, flag] of cases) expect(setFlags(widthPx), String(widthPx)).toEqual([flag]);
    expect(RESIZE_DEBOUNCE_MS).toBe(500);
  });
});
