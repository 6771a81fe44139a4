import type { GUARDS_IN_BROWSERS } from "../../route-entry.ts";
import { ROUTES } from "../../routes.ts";
import { useRouteName } from "../use-route-name.ts";

function useHasGuard(guard: (typeof GUARDS_IN_BROWSERS)[number]): boolean {
  const routeName = useRouteName();
  return ROUTES.find(({ name }) => name === routeName)?.guards?.includes(guard) ?? false;
}

/** AUTH-11: login, register and password reset. */
export function useIsForGuests(): boolean {
  return useHasGuard("guest");
}

/** AUTH-11: pages that require a signed-in user. */
export function useNeedsSignIn(): boolean {
  return useHasGuard("auth");
}
