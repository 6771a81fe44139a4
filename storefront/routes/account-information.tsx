import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { AccountInformation } from "../features/people/account/account-information.tsx";
import { AccountPage } from "../features/people/account/account-page.tsx";
import { loadAccountInformation } from "../features/people/account/load-account.ts";
import type { Route } from "./+types/account-information";

/** ROUTE-40. */
export function loader({ context }: Route.LoaderArgs) {
  return loadAccountInformation(context);
}

export default function AccountInformationPage({ loaderData: { user, ...information } }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <AccountPage user={user} title={t("auth.menu.account")} description={t("account.information.text")}>
      <AccountInformation {...information} />
    </AccountPage>
  );
}
