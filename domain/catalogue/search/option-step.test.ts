import { expect, test } from "vitest";
import { optionAfter } from "./option-step.ts";

test("CATALOG-14 arrows cycle through the options and the field", () => {
  expect([-1, 0, 1, 2].map((at) => optionAfter("ArrowDown", at, 3))).toEqual([0, 1, 2, -1]);
  expect([-1, 0, 1, 2].map((at) => optionAfter("ArrowUp", at, 3))).toEqual([2, -1, 0, 1]);
});

test("CATALOG-14 Home and End move to the first and last option, but are left to the field while no option is active", () => {
  expect([optionAfter("Home", 1, 3), optionAfter("End", 1, 3)]).toEqual([0, 2]);
  expect([optionAfter("Home", -1, 3), optionAfter("End", -1, 3)]).toEqual([null, null]);
});

test("CATALOG-14 other keys, and an empty list, change nothing", () => {
  expect(["a", "Tab", "Enter", "Escape"].map((key) => optionAfter(key, 1, 3))).toEqual([null, null, null, null]);
  expect(optionAfter("ArrowDown", -1, 0)).toBeNull();
});
