import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { Language } from "#domain/storefronts/storefront.ts";
import { AccountPage } from "../features/account/account-page.tsx";
import { loadAccountUser } from "../features/account/load-account.ts";
import { BalanceView } from "../features/balance/balance-view.tsx";
import { loadBalance } from "../features/balance/load-balance.ts";
import type { Route } from "./+types/balance";

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const request = { url, context, locale: params.locale as Language };
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
