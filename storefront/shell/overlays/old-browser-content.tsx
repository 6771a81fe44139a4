import { X } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { buttonClass } from "#ui/button-class.ts";
import { iconButtonClass } from "#ui/icon-button.tsx";
import { OldBrowserHelp } from "./old-browser-help.tsx";

/** OVERLAY-01: the card of the notice. */
export function OldBrowserContent() {
  const t = useTranslate();
  return (
    <div className="w-full max-w-[424px] rounded-panel bg-surface p-7 shadow-sh3">
      <div className="-me-3 -mt-2 mb-3 flex items-center justify-between gap-3">
        <h2 id="old-browser-title" className="type-h3">
          {t("browser.title")}
        </h2>
        <button type="button" data-closes-notice aria-label={t("a11y.close")} className={iconButtonClass()}>
          <X aria-hidden="true" />
        </button>
      </div>
      <OldBrowserHelp />
      <button
        type="button"
        id="old-browser-proceed"
        data-closes-notice
        className={`${buttonClass({ block: true })} mt-4`}
      >
        {t("browser.proceed")}
      </button>
    </div>
  );
}
