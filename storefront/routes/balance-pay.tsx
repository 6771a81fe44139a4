import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { loadTopUp } from "../features/money/balance/top-up/load-top-up.ts";
import { TopUpForm } from "../features/money/balance/top-up/top-up-form.tsx";
import { AccountPage } from "../features/people/account/account-page.tsx";
import { loadAccountUser } from "../features/people/account/load-account.ts";
import type { Route } from "./+types/balance-pay";

export async function loader({ context }: Route.LoaderArgs) {
  const [user, topUp] = await Promise.all([loadAccountUser(context), loadTopUp(context)]);
  return { user, topUp };
}

export default function BalancePay({ loaderData: { user, topUp } }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <AccountPage
      user={user}
      title={t("topup.title")}
      description={t("topup.text")}
      back={{ to: "/balance", name: t("auth.menu.balance") }}
    >
      <p className="-mt-3 mb-5 max-w-[40rem] text-ui text-pretty text-ink2">{t("topup.text")}</p>
      <TopUpForm {...topUp} />
    </AccountPage>
  );
}
