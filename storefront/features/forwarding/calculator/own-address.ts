import type { ShouldRevalidateFunctionArgs } from "react-router";

/** The query that the form itself has just put into the address. */
let written = "";

export function noteOwnQuery(query: string): void {
  written = query;
}

/** The form asks for its estimates itself: the address that it writes has nothing to load. */
export function revalidateCalculator(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args;
  const isOwn = currentUrl.pathname === nextUrl.pathname && new URLSearchParams(nextUrl.search).toString() === written;
  return isOwn && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;
}
