import { isInFamily } from "../access/route-families.ts";

const FILTERING_QUERY_KEYS = ["f.manufacturer", "az", "s"] as const;

/** A page is kept out of search engines when its query holds f.manufacturer, az or s, or on create-order (META-01). */
export function isNoindex({ search, routeName }: { search: string; routeName: string }): boolean {
  const query = new URLSearchParams(search);
  return FILTERING_QUERY_KEYS.some((key) => query.has(key)) || isInFamily(routeName, ["create-order"]);
}
