import { X } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { forgetMissingPart, useMissingPart } from "#client/late.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Panel } from "#ui/panel.tsx";
import { REFRESH_TEXTS, RefreshButton } from "./refresh-notice.tsx";

/** OVERLAY-07: above the page and closable, so that no input is lost to a reload. */
export function MissingPartNotice() {
  const t = useTranslate();
  const missing = useMissingPart();
  if (missing === null) return null;
  const { title, text } = REFRESH_TEXTS[missing];
  return (
    <Panel
      as="div"
      padding="none"
      role="alert"
      className="fixed inset-x-4 top-4 z-[1080] mx-auto grid max-w-[424px] gap-4 p-6 shadow-sh3"
    >
      <div className="flex items-start justify-between gap-4">
        <strong className="type-h3">{t(title)}</strong>
        <IconButton label={t("a11y.close")} className="-mt-2 -mr-2" onClick={forgetMissingPart}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <p className="text-ink2">{t(text)}</p>
      <RefreshButton />
    </Panel>
  );
}
