import type { GuardName } from "#domain/people/access/guards.ts";
import { ROUTES } from "../../routes.ts";
import { useRouteName } from "../use-route-name.ts";

function usePageGuards(): readonly GuardName[] {
  const routeName = useRouteName();
  return ROUTES.find(({ name }) => name === routeName)?.guards ?? [];
}

/** AUTH-11: login, register and password reset. */
export function useIsForGuests(): boolean {
  return usePageGuards().includes("guest");
}

/** AUTH-11: pages that require a signed-in user. */
export function useNeedsSignIn(): boolean {
  return usePageGuards().includes("auth");
}
