import { expect, test } from "vitest";
import { targetOf } from "./use-picture-strip.ts";

test("CATALOG-15 arrow keys move by one picture and stop at both ends; Home and End jump to them", () => {
  expect(targetOf("ArrowRight", 0, 6)).toBe(1);
  expect(targetOf("ArrowRight", 5, 6)).toBe(5);
  expect(targetOf("ArrowLeft", 3, 6)).toBe(2);
  expect(targetOf("ArrowLeft", 0, 6)).toBe(0);
  expect(targetOf("Home", 4, 6)).toBe(0);
  expect(targetOf("End", 1, 6)).toBe(5);
  expect(targetOf("Tab", 1, 6)).toBeUndefined();
});
