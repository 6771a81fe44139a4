export interface MenuCategory {
  readonly id: number;
  readonly parent_id: number | null;
  readonly position: number;
  readonly name: string;
  readonly slug: string;
}

/** The categories right under one, in the order of their positions (CATALOG-02). */
export function childCategories<C extends MenuCategory>(categories: readonly C[], parentId: number): C[] {
  return categories
    .filter(({ parent_id }) => parent_id === parentId)
    .sort((one, other) => one.position - other.position || one.id - other.id);
}

/** The five well-known categories, in the order in which every storefront shows them (CATALOG-03). */
export const DEPARTMENT_NAMES = ["electronics", "clothes", "footwear", "accessories", "cosmetics"] as const;
export type DepartmentName = (typeof DEPARTMENT_NAMES)[number];

/** The well-known categories that a storefront's tree really has (CATALOG-03). */
export function presentDepartments<C extends MenuCategory>(
  categories: readonly C[],
  wellKnown: Readonly<Record<string, number>>,
): { name: DepartmentName; category: C }[] {
  return DEPARTMENT_NAMES.flatMap((name) => {
    const category = categories.find(({ id }) => id === wellKnown[name]);
    return category ? [{ name, category }] : [];
  });
}
