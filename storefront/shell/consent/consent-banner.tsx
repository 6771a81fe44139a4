import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { FULL_CONSENT, NO_CONSENT } from "#domain/marketing/marketing/consent.ts";
import { Button } from "#ui/button.tsx";
import { Panel } from "#ui/panel.tsx";
import { LocalLink } from "../navigation/local-link.tsx";
import { openConsent } from "./consent-dialog-state.ts";
import { refusesMarketing, useChooseConsent } from "./consent-store.ts";

/** Refusing is as easy as agreeing. A browser that refuses marketing is asked about statistics only. */
export function ConsentBanner() {
  const t = useTranslate();
  const choose = useChooseConsent();
  const isRefused = refusesMarketing();
  return (
    <Panel
      padding="none"
      aria-label={t("consent.title")}
      className="fixed inset-x-4 bottom-[calc(94px+env(safe-area-inset-bottom))] z-40 mx-auto grid max-w-3xl gap-4 p-5 shadow-sh3 lg:bottom-6 lg:p-6"
    >
      <p>
        {t(isRefused ? "consent.banner-statistics" : "consent.banner")}{" "}
        <LocalLink to="/cookies" className="font-semibold text-pri underline underline-offset-3">
          {t("consent.who")}
        </LocalLink>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button size="sm" variant="outline" onClick={() => choose(NO_CONSENT, "banner")}>
          {t("consent.refuse")}
        </Button>
        <Button
          size="sm"
          variant="outline"
          onClick={() => choose({ ...FULL_CONSENT, marketing: !isRefused }, "banner")}
        >
          {t(isRefused ? "consent.accept-statistics" : "consent.accept-all")}
        </Button>
        <Button size="sm" variant="text" onClick={openConsent}>
          {t("consent.choose")}
        </Button>
      </div>
    </Panel>
  );
}
