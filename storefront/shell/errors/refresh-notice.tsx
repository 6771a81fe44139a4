import { RefreshCw } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { MissingPart } from "#client/late.ts";
import { Button } from "#ui/button.tsx";
import { NoticeCard } from "./notice-card.tsx";

/** OVERLAY-07: the words for a part that did not load. Only a newer build may be called an update. */
export const REFRESH_TEXTS = {
  outdated: { title: "error.deploy_title", text: "error.deploy_subtitle" },
  unloaded: { title: "error.unloaded.title", text: "error.unloaded.text" },
} as const;

/** In place of the page. */
export function RefreshNotice({ reason }: { reason: MissingPart }) {
  const t = useTranslate();
  const { title, text } = REFRESH_TEXTS[reason];
  return (
    <NoticeCard alerts icon={RefreshCw} tone="info" title={t(title)} text={t(text)}>
      <div className="mt-5">
        <RefreshButton />
      </div>
    </NoticeCard>
  );
}

export function RefreshButton() {
  const t = useTranslate();
  return (
    <Button data-autofocus onClick={() => window.location.reload()}>
      <RefreshCw aria-hidden="true" />
      {t("error.refresh")}
    </Button>
  );
}
