import { useMatches } from "react-router";

/** The name of the page's row in routes.ts. */
export function useRouteName(): string {
  return useMatches().at(-1)?.id ?? "";
}
