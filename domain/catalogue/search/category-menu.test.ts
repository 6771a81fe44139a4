import { describe, expect, test } from "vitest";
import { DEPARTMENT_NAMES, presentDepartments } from "./category-menu.ts";

const category = (id: number) => ({ id });

describe("the departments", () => {
  test("CATALOG-03 returns the well-known categories of either set in a fixed order", () => {
    const firstSet = { cosmetics: 1984, electronics: 2, clothes: 2511, footwear: 1932, accessories: 1941 };
    const secondSet = { electronics: 684, clothes: 2707, footwear: 2429, accessories: 2443, cosmetics: 2471 };
    for (const wellKnown of [firstSet, secondSet]) {
      const all = Object.values(wellKnown).map((id) => category(id));
      const found = presentDepartments(all, wellKnown);
      expect(found.map(({ name }) => name)).toEqual(DEPARTMENT_NAMES);
      expect(found.map(({ category: { id } }) => id)).toEqual(DEPARTMENT_NAMES.map((name) => wellKnown[name]));
    }
  });

  test("CATALOG-03 leaves out departments that the tree does not contain", () => {
    const found = presentDepartments([category(2)], { electronics: 2, clothes: 2511 });
    expect(found.map(({ name }) => name)).toEqual(["electronics"]);
    expect(presentDepartments([], { electronics: 2 })).toEqual([]);
  });
});
