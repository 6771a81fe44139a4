import { redirect } from "react-router";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import { decideAccountMobile } from "#domain/people/access/account-guards.ts";
import { withLocale } from "#domain/shared/locale/locale-path.ts";
import { AccountMenuPage } from "../features/people/account/account-menu-page.tsx";
import { loadAccountUser } from "../features/people/account/load-account.ts";
import type { Route } from "./+types/user-account";

export async function loader({ context }: Route.LoaderArgs) {
  return { user: await loadAccountUser(context) };
}

/** ROUTE-38: only the browser knows the window's width, so the guard account-mobile decides there. */
export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  const decision = decideAccountMobile({ widthPx: window.innerWidth });
  if (decision.kind === "redirect") throw redirect(withLocale(decision.to, params.locale as Language));
  return serverLoader();
}
clientLoader.hydrate = true as const;

export default function UserAccount({ loaderData }: Route.ComponentProps) {
  return <AccountMenuPage user={loaderData.user} />;
}
