import {
  BadgePercent,
  BriefcaseBusiness,
  Calculator,
  CircleHelp,
  Footprints,
  Link,
  type LucideIcon,
  Newspaper,
  Package,
  Search,
  Shirt,
  Smartphone,
  Sparkles,
  Watch,
} from "lucide-react";
import type { DepartmentName } from "#domain/catalogue/search/category-menu.ts";
import type { LinkName } from "./site-links.ts";

export const DEPARTMENT_ICONS: Record<DepartmentName, LucideIcon> = {
  electronics: Smartphone,
  clothes: Shirt,
  footwear: Footprints,
  accessories: Watch,
  cosmetics: Sparkles,
};

export const LINK_ICONS: Partial<Record<LinkName, LucideIcon>> = {
  dealZone: BadgePercent,
  buyForMe: Link,
  forward: Package,
  calculator: Calculator,
  track: Search,
  help: CircleHelp,
  business: BriefcaseBusiness,
  blog: Newspaper,
};
