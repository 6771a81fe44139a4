import { data } from "react-router";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { loadTogether } from "../features/forwarding/pro-desk/load-pro-desk.ts";
import { TogetherPage } from "../features/forwarding/pro-desk/payment/together-page.tsx";
import { AccountPage } from "../features/people/account/account-page.tsx";
import { loadAccountUser } from "../features/people/account/load-account.ts";
import { NotFound } from "../shell/errors/not-found.tsx";
import type { Route } from "./+types/site-pro-payment";

/** ROUTE-36 T059: several of one's own requests, paid at once. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const payment = await loadTogether({ url, context }, params["*"]);
  return data({ user: await loadAccountUser(context), payment }, { status: payment ? 200 : 404 });
}

export default function SiteProPayment({ loaderData: { user, payment } }: Route.ComponentProps) {
  const t = useTranslate();
  if (!payment) return <NotFound />;
  return (
    <AccountPage
      user={user}
      title={t("pro.payment.title")}
      description={t("pro.payment.text")}
      back={{ to: "/site-pro?tab=requests", name: t("pro.desk") }}
    >
      <TogetherPage payment={payment} />
    </AccountPage>
  );
}
