import type { RouteEntry } from "../route-entry.ts";
import { pagePattern, ROUTES } from "../routes.ts";

/** All content of the page is in its document, and nothing of it is about the visitor. */
export const isWhole = ({ cachedBy, layout }: RouteEntry): boolean =>
  cachedBy !== undefined || layout === "market-page";

export function isWholePage(routeName: string): boolean {
  const route = ROUTES.find(({ name }) => name === routeName);
  return route !== undefined && isWhole(route);
}

/** By the router's pattern of a page. */
export const isWholePattern = (pattern: string): boolean =>
  ROUTES.some((route) => pagePattern(route) === pattern && isWhole(route));
