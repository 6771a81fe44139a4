import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { ClaimView as Claim } from "#contracts/shop/aftersales/claims.ts";
import { PageHead } from "#storefront/shell/head/page-head.tsx";
import { Pill } from "#ui/pill.tsx";
import { CLAIM_TONES } from "./claim-tones.ts";
import { ClaimView } from "./claim-view.tsx";
import { WithdrawClaim } from "./withdraw-claim.tsx";

/** A guest's claim, by the link of a mail. */
export function GuestClaimPage({ claim, name }: { claim: Claim; name: string }) {
  const t = useTranslate();
  const title = t("claim.see", { number: claim.number });
  return (
    <div className="mx-auto max-w-[1080px]">
      <PageHead title={title} description={t("claims.text")} noindex />
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="type-h1">{title}</h1>
          <Pill tone={CLAIM_TONES[claim.state]}>{t(`claim.status.${claim.state}`)}</Pill>
        </div>
        {claim.can_withdraw && <WithdrawClaim name={name} />}
      </div>
      <ClaimView key={claim.state} claim={claim} name={name} />
    </div>
  );
}
