import type { MessageKey } from "../../../i18n/message-key.ts";
import { useTranslate } from "../../i18n/messages-provider.tsx";
import { useHasFeature, usePageData } from "../page-data.tsx";

const LABELS = {
  electronics: "nav.electronics",
  clothes: "nav.clothes",
  footwear: "nav.footwear",
  accessories: "nav.accessories",
  cosmetics: "nav.cosmetics",
} as const satisfies Record<string, MessageKey>;

export type DepartmentName = keyof typeof LABELS;

export interface Department {
  name: DepartmentName;
  label: string;
  to: string;
}

const NAMES = Object.keys(LABELS) as DepartmentName[];

/** The shop's departments are its well-known categories (CATALOG-03); without a marketplace there are none. */
export function useDepartments(): Department[] {
  const t = useTranslate();
  const hasFeature = useHasFeature();
  const { well_known_categories: categories } = usePageData().config.site;
  if (!hasFeature("marketplace")) return [];
  const present = NAMES.filter((name) => Object.hasOwn(categories, name));
  return present.map((name) => ({ name, label: t(LABELS[name]), to: `/c/${name}` }));
}
