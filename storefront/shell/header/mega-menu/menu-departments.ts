import type { LucideIcon } from "lucide-react";
import type { Category } from "#contracts/shop/catalogue/search.ts";
import { type CategoryNode, categoryTree } from "#domain/catalogue/categories/category-tree.ts";
import { useCategories } from "../../navigation/category-store.ts";
import { type Department, useDepartments } from "../../navigation/departments.ts";
import { DEPARTMENT_ICONS } from "../../navigation/link-icons.ts";

interface MenuLink {
  title: string;
  href: string;
}

export interface MenuGroup extends MenuLink {
  links: MenuLink[];
}

export interface MenuDepartment {
  name: string;
  href: string;
  icon: LucideIcon;
  /** The number of products; null until it is loaded. */
  productCount: number | null;
  /** Null until the category tree is loaded. */
  groups: MenuGroup[] | null;
}

/** Two rows of three fit. */
const MOST_GROUPS = 6;
const MOST_LINKS = 5;

const linkTo = ({ category: { name, slug } }: CategoryNode<Category>): MenuLink => ({
  title: name,
  href: `/c/${slug}`,
});

/** CATALOG-02: the second level of the tree as groups, the third as their links. */
export function menuDepartment({ name, label, to }: Department, categories: Category[] | null): MenuDepartment {
  const own = categories?.find(({ slug }) => to === `/c/${slug}`);
  const { children = [] } = own && categories ? categoryTree(categories, own) : {};
  const groups = children
    .slice(0, MOST_GROUPS)
    .map((group) => ({ ...linkTo(group), links: group.children.slice(0, MOST_LINKS).map(linkTo) }));
  return {
    name: label,
    href: to,
    icon: DEPARTMENT_ICONS[name],
    productCount: own?.product_count ?? null,
    groups: categories && groups,
  };
}

/** The departments of the catalogue's menu. Without the tree (CATALOG-01) they are plain links. */
export function useMenuDepartments(): MenuDepartment[] {
  const categories = useCategories();
  return useDepartments().map((department) => menuDepartment(department, categories));
}
