import { data } from "react-router";
import { useTranslate } from "../../client/i18n/messages-provider.tsx";
import { AccountPage } from "../features/account/account-page.tsx";
import { loadAccountUser } from "../features/account/load-account.ts";
import { RecipientsPage } from "../features/pro-desk/delivery/recipients-page.tsx";
import { loadRecipients } from "../features/pro-desk/load-pro-desk.ts";
import { NotFound } from "../shell/errors/not-found.tsx";
import type { Route } from "./+types/site-pro-delivery";

/** ROUTE-35: who gets which of the chosen parcels. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const recipients = await loadRecipients({ url, context });
  return data({ user: await loadAccountUser(context), recipients }, { status: recipients ? 200 : 404 });
}

export default function SiteProDelivery({ loaderData: { user, recipients } }: Route.ComponentProps) {
  const t = useTranslate();
  if (!recipients) return <NotFound />;
  return (
    <AccountPage
      user={user}
      title={t("pro.recipients.title")}
      description={t("pro.recipients.text")}
      back={{ to: "/site-pro?tab=parcels", name: t("pro.desk") }}
    >
      <RecipientsPage key={recipients.parcels.map(({ number }) => number).join()} data={recipients} />
    </AccountPage>
  );
}
