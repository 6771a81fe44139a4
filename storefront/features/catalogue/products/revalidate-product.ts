import type { ShouldRevalidateFunctionArgs } from "react-router";

/** CATALOG-14: all variants are already loaded, so selecting another one needs no request. */
export function revalidateProduct({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate;
}
