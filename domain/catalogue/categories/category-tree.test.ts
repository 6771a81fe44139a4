import { describe, expect, test } from "vitest";
import { breadcrumbs, type CategoryNode, categoryTree, findNode, type TreeCategory } from "./category-tree.ts";

interface Named extends TreeCategory {
  name: string;
}

const root: Named = { id: 0, parent_id: null, position: 0, name: "All categories" };
const category = (id: number, parent_id: number | null, position: number, name: string): Named => ({
  id,
  parent_id,
  position,
  name,
});

const flat = [
  category(5, 2, 2, "Earbuds"),
  category(4, 2, 1, "Headphones"),
  category(3, null, 1, "Clothes"),
  category(1, null, 0, "Electronics"),
  category(2, 1, 0, "Audio"),
];

type Written = [string, ...Written[]];
const written = ({ category: { name }, children }: CategoryNode<Named>): Written => [name, ...children.map(written)];

describe("category tree", () => {
  test("CATALOG-02 categories hang under their parents, sorted by position, under the root", () => {
    expect(written(categoryTree(flat, root))).toEqual([
      "All categories",
      ["Electronics", ["Audio", ["Headphones"], ["Earbuds"]]],
      ["Clothes"],
    ]);
  });

  test("CATALOG-02 equal positions stand in the order of their ids", () => {
    const twins = [category(9, null, 1, "b"), category(8, null, 1, "a")];
    expect(written(categoryTree(twins, root))).toEqual(["All categories", ["a"], ["b"]]);
  });

  test("CATALOG-02 a child of a missing parent is placed under the root; a cycle is left out", () => {
    const broken = [category(7, 99, 0, "orphan"), category(10, 11, 0, "egg"), category(11, 10, 0, "hen")];
    expect(written(categoryTree(broken, root))).toEqual(["All categories", ["orphan"]]);
  });

  test("CATALOG-02 a node is found at any depth, or not at all", () => {
    const tree = categoryTree(flat, root);
    expect(findNode(tree, 2)?.children.map(({ category: { name } }) => name)).toEqual(["Headphones", "Earbuds"]);
    expect(findNode(tree, 0)).toBe(tree);
    expect(findNode(tree, 77)).toBeNull();
  });
});

describe("breadcrumbs", () => {
  const names = (id: number, categories = flat) => breadcrumbs(categories, root, id).map(({ name }) => name);

  test("CATALOG-04 run root, parents, category", () => {
    expect(names(4)).toEqual(["All categories", "Electronics", "Audio", "Headphones"]);
    expect(names(3)).toEqual(["All categories", "Clothes"]);
  });

  test("CATALOG-04 of the root, or of no category, are the root alone", () => {
    expect(names(0)).toEqual(["All categories"]);
    expect(names(77)).toEqual(["All categories"]);
  });

  test("CATALOG-04 a cycle ends where it closes", () => {
    expect(names(10, [category(10, 11, 0, "egg"), category(11, 10, 0, "hen")])).toEqual([
      "All categories",
      "hen",
      "egg",
    ]);
  });
});
