import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { buttonClass } from "#ui/button-class.ts";
import { pageLanguage } from "../context.ts";
import { ClaimsList } from "../features/aftersales/claims/claims-list.tsx";
import { loadClaims } from "../features/aftersales/claims/load-claims.ts";
import { AccountPage } from "../features/people/account/account-page.tsx";
import { loadAccountUser } from "../features/people/account/load-account.ts";
import { LocalLink } from "../shell/navigation/local-link.tsx";
import type { Route } from "./+types/claims";

/** One's own claims (FORWARDING-06). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const list = await loadClaims({ url, context, locale: pageLanguage(context) });
  return { list, user: await loadAccountUser(context) };
}

export default function Claims({ loaderData: { user, list } }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <AccountPage
      user={user}
      title={t("claims.title")}
      description={t("claims.text")}
      action={
        <LocalLink to="/claim-form" className={buttonClass()}>
          {t("claim.title")}
        </LocalLink>
      }
    >
      <ClaimsList list={list} />
    </AccountPage>
  );
}
