import { describe, expect, test } from "vitest";
import type { Category } from "#contracts/shop/catalogue/search.ts";
import { categoryTree } from "#domain/catalogue/categories/category-tree.ts";
import { categoryBranch } from "./category-branch.ts";

const category = (id: number, parent_id: number | null, product_count: number): Category => ({
  id,
  slug: `c${id}`,
  name: `Category ${id}`,
  parent_id,
  filterable_additional_fields: [],
  position: id,
  pageTitle: null,
  description: null,
  image: null,
  product_count,
});

const tree = categoryTree(
  [category(1, null, 9), category(2, 1, 5), category(3, 1, 4), category(4, 2, 0), category(5, 2, 5)],
  category(0, null, 0),
);
const branch = (id: number, countOf = ({ product_count }: Category) => product_count) => {
  const { head, children } = categoryBranch(tree, id, countOf);
  return { head: head.id, children: children.map((child) => child.id) };
};

describe("the category branch beside a listing", () => {
  test("CATALOG-02 has a category with its children, without empty ones", () => {
    expect(branch(1)).toEqual({ head: 1, children: [2, 3] });
    expect(branch(2)).toEqual({ head: 2, children: [5] });
  });

  test("CATALOG-02 has the siblings of a category without children", () => {
    expect(branch(3)).toEqual({ head: 1, children: [2, 3] });
    expect(branch(4)).toEqual({ head: 2, children: [4, 5] });
  });

  test("CATALOG-02 has the root with all departments when there is no category", () => {
    expect(branch(0)).toEqual({ head: 0, children: [1] });
    expect(branch(77)).toEqual({ head: 0, children: [1] });
  });
});
