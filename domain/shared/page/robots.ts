import { isInFamily } from "#domain/people/access/route-families.ts";
import type { Query } from "../text/query.ts";

const FILTERING_QUERY_KEYS = ["f.manufacturer", "az", "s"] as const;

/** A page is kept out of search engines when its query holds f.manufacturer, az or s, or on create-order (META-01) and
 * on drafts. */
export function isNoindex({ query, routeName }: { query: Pick<Query, "has">; routeName: string }): boolean {
  return FILTERING_QUERY_KEYS.some((key) => query.has(key)) || isInFamily(routeName, ["create-order", "preview"]);
}
