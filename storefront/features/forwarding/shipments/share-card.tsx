import { Share2 } from "lucide-react";
import { useId, useState } from "react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { withLocale } from "#domain/shared/locale/locale-path.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { Button } from "#ui/button.tsx";
import { Panel } from "#ui/panel.tsx";
import { showToast } from "#ui/toast-store.ts";
import type { FoundBy } from "./tracking-form.tsx";

/** A link for others, who see cities and the status; a new one can end those of before. */
export function ShareCard({ by }: { by: FoundBy }) {
  const t = useTranslate();
  const id = useId();
  const [link, setLink] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function share(renew: boolean) {
    setIsBusy(true);
    try {
      const { token } = await browserApi.tracking.share({ ...by, renew });
      const address = `${location.origin}${withLocale(`/tracking/${token}`, t.language)}`;
      setLink(address);
      await navigator.clipboard?.writeText(address).catch(() => undefined);
      showToast({ tone: "success", text: t(renew ? "tracking.share-renewed" : "tracking.share-copied") });
    } catch {
      showToast({ tone: "error", text: t("tracking.share-failed") });
    }
    setIsBusy(false);
  }

  return (
    <Panel aria-labelledby={id} className="text-ui">
      <div className="flex items-center justify-between gap-4">
        <div>
          <h2 id={id} className="type-h3">
            {t("tracking.share-title")}
          </h2>
          <p className="text-sm text-ink2">{t("tracking.share-text")}</p>
        </div>
        <Button variant="outline" size="sm" busy={isBusy} busyLabel={t("tracking.busy")} onClick={() => share(false)}>
          <Share2 aria-hidden="true" />
          {t("tracking.share")}
        </Button>
      </div>
      {link && (
        <div className="mt-4">
          <input
            readOnly
            value={link}
            aria-label={t("tracking.share-link")}
            onFocus={(event) => event.currentTarget.select()}
            className="field-control"
          />
          <button
            type="button"
            onClick={() => share(true)}
            className="mt-1 inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold text-pri hover:underline"
          >
            {t("tracking.share-renew")}
          </button>
        </div>
      )}
    </Panel>
  );
}
