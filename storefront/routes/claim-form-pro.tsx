import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { pageLanguage } from "../context.ts";
import { loadProClaimForm } from "../features/aftersales/claims/load-claims.ts";
import { ProClaimPage } from "../features/aftersales/claims/pro-claim-page.tsx";
import { SignInOffer } from "../shell/sign-in-offer.tsx";
import type { Route } from "./+types/claim-form-pro";

/** ROUTE-10 */
export async function loader({ url, context }: Route.LoaderArgs) {
  return { items: await loadProClaimForm({ url, context, locale: pageLanguage(context) }) };
}

export default function ClaimFormPro({ loaderData: { items } }: Route.ComponentProps) {
  const t = useTranslate();
  return items ? (
    <ProClaimPage items={items} />
  ) : (
    <SignInOffer title={t("claim.pro.title")} text={t("claim.pro.text")} />
  );
}
