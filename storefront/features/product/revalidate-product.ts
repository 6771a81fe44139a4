import type { ShouldRevalidateFunctionArgs } from "react-router";

/** CATALOG-14: another variant of the same product is already here. */
export function revalidateProduct({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate;
}
