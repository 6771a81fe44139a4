import type { DepartmentName } from "#domain/catalogue/search/category-menu.ts";
import { useHasFeature, usePageData } from "../page-data.tsx";

export interface Department {
  name: DepartmentName;
  label: string;
  to: string;
}

/** The shop's departments are its well-known categories (CATALOG-03); without a marketplace there are none. */
export function useDepartments(): Department[] {
  const hasFeature = useHasFeature();
  const { departments } = usePageData();
  if (!hasFeature("marketplace")) return [];
  return departments.map(({ name, title, slug }) => ({ name, label: title, to: `/c/${slug}` }));
}
