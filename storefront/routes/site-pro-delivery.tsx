import { data } from "react-router";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { ChooseParcels } from "../features/forwarding/pro-desk/delivery/choose-parcels.tsx";
import { RecipientsPage } from "../features/forwarding/pro-desk/delivery/recipients-page.tsx";
import { loadReadyParcels, loadRecipients } from "../features/forwarding/pro-desk/load-pro-desk.ts";
import { AccountPage } from "../features/people/account/account-page.tsx";
import { loadAccountUser } from "../features/people/account/load-account.ts";
import { NotFound } from "../shell/errors/not-found.tsx";
import type { Route } from "./+types/site-pro-delivery";

/** ROUTE-35: who gets which of the chosen parcels; where none are chosen yet, their choice. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const user = await loadAccountUser(context);
  const parcels = (url.searchParams.get("parcels") ?? "").split(",").filter(Boolean);
  if (parcels.length === 0) return { step: "choice" as const, user, list: await loadReadyParcels({ url, context }) };
  const recipients = await loadRecipients({ url, context }, parcels);
  return data({ step: "recipients" as const, user, recipients }, { status: recipients ? 200 : 404 });
}

export default function SiteProDelivery({ loaderData }: Route.ComponentProps) {
  const t = useTranslate();
  const { user } = loaderData;
  const back = { to: "/site-pro?tab=parcels", name: t("pro.desk") };
  if (loaderData.step === "choice") {
    return (
      <AccountPage user={user} title={t("pro.choose.title")} description={t("pro.choose.text")} back={back}>
        <ChooseParcels list={loaderData.list} />
      </AccountPage>
    );
  }
  const { recipients } = loaderData;
  if (!recipients) return <NotFound />;
  return (
    <AccountPage user={user} title={t("pro.recipients.title")} description={t("pro.recipients.text")} back={back}>
      <RecipientsPage key={recipients.parcels.map(({ number }) => number).join()} data={recipients} />
    </AccountPage>
  );
}
