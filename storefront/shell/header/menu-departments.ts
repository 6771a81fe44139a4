import type { LucideIcon } from "lucide-react";
import { useDepartments } from "../navigation/departments.ts";
import { DEPARTMENT_ICONS } from "../navigation/link-icons.ts";

interface MenuLink {
  title: string;
  href: string;
}

export interface MenuDepartment {
  name: string;
  href: string;
  icon: LucideIcon;
  /** Two rows of three fit. */
  groups: (MenuLink & { links: MenuLink[] })[];
}

/** The departments as the catalogue's menu shows them. Their groups arrive with the category tree. */
export function useMenuDepartments(): MenuDepartment[] {
  return useDepartments().map(({ name, label, to }) => ({
    name: label,
    href: to,
    icon: DEPARTMENT_ICONS[name],
    groups: [],
  }));
}
