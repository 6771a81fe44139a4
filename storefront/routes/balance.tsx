import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { pageLanguage } from "../context.ts";
import { BalanceView } from "../features/money/balance/balance-view.tsx";
import { loadBalance } from "../features/money/balance/load-balance.ts";
import { AccountPage } from "../features/people/account/account-page.tsx";
import { loadAccountUser } from "../features/people/account/load-account.ts";
import type { Route } from "./+types/balance";

export async function loader({ url, context }: Route.LoaderArgs) {
  const request = { url, context, locale: pageLanguage(context) };
  const [user, balance] = await Promise.all([loadAccountUser(context), loadBalance(request)]);
  return { user, balance };
}

export default function Balance({ loaderData: { user, balance } }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <AccountPage user={user} title={t("auth.menu.balance")} description={t("balance.text")}>
      <BalanceView {...balance} />
    </AccountPage>
  );
}
