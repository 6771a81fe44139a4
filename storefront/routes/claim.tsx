import { data } from "react-router";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { idOf } from "#domain/shared/numbers/numbers.ts";
import { Pill } from "#ui/pill.tsx";
import { pageLanguage } from "../context.ts";
import { CLAIM_TONES } from "../features/aftersales/claims/claim-tones.ts";
import { ClaimView } from "../features/aftersales/claims/claim-view.tsx";
import { GuestClaimPage } from "../features/aftersales/claims/guest-claim-page.tsx";
import { loadClaim } from "../features/aftersales/claims/load-claims.ts";
import { WithdrawClaim } from "../features/aftersales/claims/withdraw-claim.tsx";
import { AccountPage } from "../features/people/account/account-page.tsx";
import { loadAccountUser } from "../features/people/account/load-account.ts";
import { NotFound } from "../shell/errors/not-found.tsx";
import type { Route } from "./+types/claim";

/** One claim, by its number in one's account or by the link of a mail (FORWARDING-06). */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const claim = await loadClaim(params.number, { url, context, locale: pageLanguage(context) });
  const user = claim && idOf("claim", params.number) !== null ? await loadAccountUser(context) : null;
  return data({ claim, user }, { status: claim ? 200 : 404 });
}

export default function Claim({ loaderData: { claim, user }, params: { number: name } }: Route.ComponentProps) {
  const t = useTranslate();
  if (!claim) return <NotFound />;
  if (!user) return <GuestClaimPage claim={claim} name={name} />;
  return (
    <AccountPage
      user={user}
      title={t("claim.see", { number: claim.number })}
      description={t("claims.text")}
      back={{ to: "/claims", name: t("claims.title") }}
      mark={<Pill tone={CLAIM_TONES[claim.state]}>{t(`claim.status.${claim.state}`)}</Pill>}
      action={claim.can_withdraw && <WithdrawClaim name={name} />}
    >
      <ClaimView key={claim.state} claim={claim} name={name} />
    </AccountPage>
  );
}
