import { expect, test } from "vitest";
import { CHAPTERS } from "./chapters.ts";
import { hasHeading } from "./headings.ts";

test("FORWARDING-03 any code of an existing heading exists, and no other", () => {
  for (const code of ["940360", "010121", "847130", "854143", "970690", "741820", "050400"]) {
    expect(hasHeading(code), code).toBe(true);
  }
  for (const code of [
    "000000",
    "770100",
    "980100",
    "950100",
    "846900",
    "641199",
    "9403",
    "94036",
    "9403600",
    "94o360",
  ]) {
    expect(hasHeading(code), code).toBe(false);
  }
});

test("FORWARDING-03 each of the 96 chapters in use has headings, and chapter 77 has none", () => {
  expect(CHAPTERS).toHaveLength(96);
  const withHeadings = Array.from({ length: 100 }, (_, at) => String(at).padStart(2, "0")).filter((chapter) =>
    Array.from({ length: 100 }, (_, at) => String(at).padStart(2, "0")).some((two) => hasHeading(`${chapter}${two}00`)),
  );
  expect(withHeadings).toEqual(CHAPTERS);
});
