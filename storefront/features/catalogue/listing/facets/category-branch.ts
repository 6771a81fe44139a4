import type { Category } from "#contracts/shop/catalogue/search.ts";
import { type CategoryNode, findNode, ROOT_CATEGORY_ID } from "#domain/catalogue/categories/category-tree.ts";

export interface CategoryLink {
  id: number;
  name: string;
  slug: string;
  count: number;
}

/** The part of the tree shown in the filter panel: a category and its children. */
export interface CategoryBranch {
  /** The root when its id is 0. */
  head: CategoryLink;
  children: CategoryLink[];
}

export type CountOf = (category: Category) => number;

const parentOf = (tree: CategoryNode<Category>, { category }: CategoryNode<Category>) =>
  findNode(tree, category.parent_id ?? ROOT_CATEGORY_ID) ?? tree;

/** A category with its children, or with its siblings when it has none; empty categories are left out. */
export function categoryBranch(tree: CategoryNode<Category>, id: number, countOf: CountOf): CategoryBranch {
  const node = findNode(tree, id) ?? tree;
  const head = node.children.length > 0 || node === tree ? node : parentOf(tree, node);
  const children = head.children.map(({ category }) => categoryLink(category, countOf));
  return {
    head: categoryLink(head.category, countOf),
    children: children.filter((child) => child.count > 0 || child.id === id),
  };
}

export function categoryLink(category: Category, countOf: CountOf): CategoryLink {
  return { id: category.id, name: category.name, slug: category.slug, count: countOf(category) };
}
