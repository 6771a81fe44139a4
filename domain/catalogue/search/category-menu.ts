/** The five well-known categories, in the order in which every storefront shows them (CATALOG-03). */
export const DEPARTMENT_NAMES = ["electronics", "clothes", "footwear", "accessories", "cosmetics"] as const;
export type DepartmentName = (typeof DEPARTMENT_NAMES)[number];

/** The well-known categories that a storefront's tree contains (CATALOG-03). */
export function presentDepartments<C extends { readonly id: number }>(
  categories: readonly C[],
  wellKnown: Readonly<Record<string, number>>,
): { name: DepartmentName; category: C }[] {
  return DEPARTMENT_NAMES.flatMap((name) => {
    const category = categories.find(({ id }) => id === wellKnown[name]);
    return category ? [{ name, category }] : [];
  });
}
