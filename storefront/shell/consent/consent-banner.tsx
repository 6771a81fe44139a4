import { useTranslate } from "../../../client/i18n/messages-provider.tsx";
import { Button } from "../../../ui/button.tsx";
import { openConsent } from "./consent-dialog-state.ts";
import { chooseConsent } from "./consent-store.ts";

/** Refusing is as easy as agreeing. */
export function ConsentBanner() {
  const t = useTranslate();
  return (
    <section
      aria-label={t("consent.title")}
      className="fixed inset-x-4 bottom-[calc(94px+env(safe-area-inset-bottom))] z-40 mx-auto grid max-w-3xl gap-4 rounded-panel border border-line bg-surface p-5 shadow-sh3 lg:bottom-6 lg:p-6"
    >
      <p>{t("consent.banner")}</p>
      <div className="flex flex-wrap gap-3">
        <Button size="sm" variant="outline" onClick={() => chooseConsent({ analytics: false, marketing: false })}>
          {t("consent.refuse")}
        </Button>
        <Button size="sm" variant="outline" onClick={() => chooseConsent({ analytics: true, marketing: true })}>
          {t("consent.accept-all")}
        </Button>
        <Button size="sm" variant="text" onClick={openConsent}>
          {t("consent.choose")}
        </Button>
      </div>
    </section>
  );
}
