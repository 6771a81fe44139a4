import { X } from "lucide-react";
import { useTranslate } from "../../../client/i18n/messages-provider.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { iconButtonClass } from "../../../ui/icon-button.tsx";
import { OldBrowserHelp } from "./old-browser-help.tsx";

/**
 * OVERLAY-01. Hidden in the HTML of every page, because a browser that needs it cannot run React; the ES5 script
 * storefront/old-browser.js shows and closes it.
 */
export function OldBrowserNotice() {
  const t = useTranslate();
  return (
    <div
      id="old-browser"
      hidden
      suppressHydrationWarning
      role="dialog"
      aria-modal="true"
      aria-labelledby="old-browser-title"
      className="fixed inset-0 z-[1300] grid place-items-center overflow-y-auto bg-backdrop p-4"
    >
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
    </div>
  );
}
