import { RefreshCw } from "lucide-react";
import { useTranslate } from "../../../client/i18n/messages-provider.tsx";
import { Button } from "../../../ui/button.tsx";
import { NoticeCard } from "./notice-card.tsx";

/** OVERLAY-07: a newer build has replaced this page's files. */
export function DeploymentNotice() {
  const t = useTranslate();
  return (
    <NoticeCard alerts icon={RefreshCw} tone="info" title={t("error.deploy_title")} text={t("error.deploy_subtitle")}>
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
