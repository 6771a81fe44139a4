import { useState } from "react";
import { useNavigate } from "react-router";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { withLocale } from "#domain/shared/locale/locale-path.ts";
import { PageHead } from "#storefront/shell/head/page-head.tsx";
import { LocalLink } from "#storefront/shell/navigation/local-link.tsx";
import { usePageData } from "#storefront/shell/page-data.tsx";
import { Block } from "#ui/block.tsx";
import { buttonClass } from "#ui/button-class.ts";
import { ClaimReceipt } from "./claim-receipt.tsx";
import type { ClaimFormData } from "./load-claims.ts";
import { LookupForm, type Proved } from "./lookup-form.tsx";
import { OneClaim } from "./one-claim.tsx";
import { OwnClaimables } from "./own-claimables.tsx";
import type { SentClaim } from "./use-claim-form.ts";

/** ROUTE-09, FORWARDING-06: a claim by a number and an address, or about something of one's own. */
export function ClaimFormPage({ items, number, isSignedIn }: ClaimFormData) {
  const t = useTranslate();
  const navigate = useNavigate();
  const { locale } = usePageData();
  const named = items.find((about) => about.number === number.toUpperCase());
  const [proved, setProved] = useState<Proved | null>(named ? { about: named } : null);
  const [sent, setSent] = useState<SentClaim | null>(null);

  function finish(claim: SentClaim) {
    const isOwn = isSignedIn && items.some((about) => about.number === claim.about);
    if (isOwn) void navigate(withLocale(`/claims/${claim.number}`, locale));
    else setSent(claim);
  }

  return (
    <div className="mx-auto grid max-w-[720px] gap-5">
      <PageHead title={t("claim.title")} description={t("claim.text")} />
      <div className="mb-1">
        <h1 className="type-h1">{t("claim.title")}</h1>
        <p className="mt-1 text-ui text-pretty text-ink2">{t("claim.text")}</p>
      </div>
      {sent && <ClaimReceipt sent={sent} />}
      {!sent && proved && (
        <OneClaim
          key={proved.about.number}
          proved={proved}
          isSignedIn={isSignedIn}
          onChange={() => setProved(null)}
          onSent={finish}
        />
      )}
      {!sent && !proved && (
        <>
          {items.length > 0 && <OwnClaimables items={items} onChoose={(about) => setProved({ about })} />}
          <Block
            title={t(items.length > 0 ? "claim.other" : "claim.step-about")}
            {...(items.length > 0 ? {} : { step: 1 })}
          >
            <LookupForm number={number} onFound={setProved} />
          </Block>
          {items.length > 1 && (
            <LocalLink to="/claim-form-pro" className={buttonClass({ variant: "outline" })}>
              {t("claim.pro.title")}
            </LocalLink>
          )}
        </>
      )}
    </div>
  );
}
