import { describe, expect, test } from "vitest";
import { childCategories, DEPARTMENT_NAMES, presentDepartments } from "./category-menu.ts";

const category = (id: number, parent_id: number | null, position: number) => ({
  id,
  parent_id,
  position,
  name: `Category ${id}`,
  slug: `c-${id}`,
});

describe("the catalogue's menu", () => {
  test("CATALOG-02 children stand in the order of their positions, whatever order they came in", () => {
    const all = [category(9, 2, 3), category(7, 2, 1), category(8, 2, 1), category(5, 3, 0), category(2, null, 0)];
    expect(childCategories(all, 2).map(({ id }) => id)).toEqual([7, 8, 9]);
    expect(childCategories(all, 99)).toEqual([]);
  });

  test("CATALOG-03 departments are the well-known categories of either set, in one order", () => {
    const firstSet = { cosmetics: 1984, electronics: 2, clothes: 2511, footwear: 1932, accessories: 1941 };
    const secondSet = { electronics: 684, clothes: 2707, footwear: 2429, accessories: 2443, cosmetics: 2471 };
    for (const wellKnown of [firstSet, secondSet]) {
      const all = Object.values(wellKnown).map((id) => category(id, null, id));
      const found = presentDepartments(all, wellKnown);
      expect(found.map(({ name }) => name)).toEqual(DEPARTMENT_NAMES);
      expect(found.map(({ category: { id } }) => id)).toEqual(DEPARTMENT_NAMES.map((name) => wellKnown[name]));
    }
  });

  test("CATALOG-03 a category that the tree does not have is no department", () => {
    const found = presentDepartments([category(2, null, 0)], { electronics: 2, clothes: 2511 });
    expect(found.map(({ name }) => name)).toEqual(["electronics"]);
    expect(presentDepartments([], { electronics: 2 })).toEqual([]);
  });
});
