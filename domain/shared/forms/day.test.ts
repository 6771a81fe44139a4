import { expect, test } from "vitest";
import { checkDay } from "./day.ts";

test("REGION-07 a day is yyyy-MM-dd and exists", () => {
  for (const day of ["", "2026-11-16", "2024-02-29", "0999-12-31"]) expect(checkDay(day), day).toBeNull();
  for (const day of ["11/16/2026", "2026-2-9", "2026-02-30", "2026-13-01", "2025-02-29", "16.11.2026", "2026-11-16 "]) {
    expect(checkDay(day), day).toBe("validation.day");
  }
});
