import type { Query } from "#domain/shared/text/query.ts";

/** The sections of a product page that a link may point at. */
export const COMPONENT_HINTS = ["size-chart", "specifications", "similar", "description"] as const;
export type ComponentHint = (typeof COMPONENT_HINTS)[number];

/** The section that `componentHint` names; undefined for an unknown one (CATALOG-14). */
export function readComponentHint(query: Pick<Query, "get">): ComponentHint | undefined {
  const wanted = query.get("componentHint");
  return COMPONENT_HINTS.find((hint) => hint === wanted);
}
