import { expect, test } from "vitest";
import { shownPages } from "./shown-pages.ts";

test("ACCOUNT-05 offers the first and last page and the neighbours of the current one", () => {
  expect(shownPages(1, 1)).toEqual([1]);
  expect(shownPages(1, 3)).toEqual([1, 2, 3]);
  expect(shownPages(5, 9)).toEqual([1, 4, 5, 6, 9]);
  expect(shownPages(9, 9)).toEqual([1, 8, 9]);
});
