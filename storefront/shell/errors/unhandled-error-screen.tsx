import { X } from "lucide-react";
import { useState } from "react";
import { useTranslate } from "../../../client/i18n/messages-provider.tsx";
import { useUnhandledError } from "../../../client/report-error.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { RefreshButton } from "./deployment-notice.tsx";

/** OVERLAY-07: above the page and closable, so that no input is lost to a reload. */
export function UnhandledErrorScreen() {
  const t = useTranslate();
  const error = useUnhandledError();
  const [seen, setSeen] = useState<unknown>(null);
  if (error === null || error === seen) return null;
  return (
    <div
      role="alert"
      className="fixed inset-x-4 top-4 z-[1080] mx-auto grid max-w-[424px] gap-4 rounded-panel border border-line bg-surface p-6 shadow-sh3"
    >
      <div className="flex items-start justify-between gap-4">
        <strong className="type-h3">{t("error.deploy_title")}</strong>
        <IconButton label={t("a11y.close")} className="-mt-2 -mr-2" onClick={() => setSeen(error)}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <p className="text-ink2">{t("error.deploy_subtitle")}</p>
      <RefreshButton />
    </div>
  );
}
