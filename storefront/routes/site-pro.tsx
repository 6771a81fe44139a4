import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { ProActions, ProDesk } from "../features/forwarding/pro-desk/desk/pro-desk.tsx";
import { loadProDesk } from "../features/forwarding/pro-desk/load-pro-desk.ts";
import { AccountPage } from "../features/people/account/account-page.tsx";
import { loadAccountUser } from "../features/people/account/load-account.ts";
import type { Route } from "./+types/site-pro";

/** ROUTE-33: the desk of a business. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const [user, desk] = await Promise.all([loadAccountUser(context), loadProDesk({ url, context })]);
  return { user, desk };
}

export default function SitePro({ loaderData: { user, desk } }: Route.ComponentProps) {
  const t = useTranslate();
  const { company, figures } = desk;
  return (
    <AccountPage
      user={user}
      title={t("pro.desk")}
      description={t("pro.desk.text")}
      mark={
        company && (
          <span className="text-ui text-ink2 wrap-anywhere">
            {[company.name, company.vat_number, figures.suite].filter(Boolean).join(" · ")}
          </span>
        )
      }
      action={company?.may_act && <ProActions />}
    >
      <ProDesk data={desk} />
    </AccountPage>
  );
}
