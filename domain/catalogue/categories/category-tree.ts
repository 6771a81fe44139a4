/** The fields of a category that the tree needs; other fields are kept. */
export interface TreeCategory {
  readonly id: number;
  readonly parent_id: number | null;
  readonly position: number;
}

export interface CategoryNode<Category> {
  readonly category: Category;
  readonly children: readonly CategoryNode<Category>[];
}

/** The synthetic root above all categories: all offers, or all categories (CATALOG-02). */
export const ROOT_CATEGORY_ID = 0;

const byPosition = (a: TreeCategory, b: TreeCategory) => a.position - b.position || a.id - b.id;

/** Categories by parent; one without a parent among the given ones is a child of the root. */
function childrenByParent<Category extends TreeCategory>(categories: readonly Category[]): Map<number, Category[]> {
  const known = new Set(categories.map(({ id }) => id));
  return Map.groupBy(categories, ({ parent_id }) =>
    parent_id !== null && known.has(parent_id) ? parent_id : ROOT_CATEGORY_ID,
  );
}

/**
 * The tree of a flat list: by parent_id, sorted by position, under the synthetic root. Children of a missing parent are
 * the root's; categories that are their own ancestors are left out (CATALOG-02).
 */
export function categoryTree<Category extends TreeCategory>(
  categories: readonly Category[],
  root: Category,
): CategoryNode<Category> {
  const children = childrenByParent(categories);
  const grow = (category: Category): CategoryNode<Category> => ({
    category,
    children: (children.get(category.id) ?? []).toSorted(byPosition).map(grow),
  });
  return grow(root);
}

/** The path to a category: the root, its parents, itself; only the root when there is no such category (CATALOG-04). */
export function breadcrumbs<Category extends TreeCategory>(
  categories: readonly Category[],
  root: Category,
  id: number,
): Category[] {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const path: Category[] = [];
  for (let next = byId.get(id); next && !path.includes(next); next = byId.get(next.parent_id ?? ROOT_CATEGORY_ID)) {
    path.unshift(next);
  }
  return [root, ...path];
}

/** The node of a category within a tree, or null when it is not there (CATALOG-02). */
export function findNode<Category extends TreeCategory>(
  node: CategoryNode<Category>,
  id: number,
): CategoryNode<Category> | null {
  if (node.category.id === id) return node;
  for (const child of node.children) {
    const found = findNode(child, id);
    if (found) return found;
  }
  return null;
}
