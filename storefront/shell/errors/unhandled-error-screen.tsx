import { useState } from "react";
import { Modal } from "../../../ui/modal/modal.tsx";
import { useTranslate } from "../../i18n/messages-provider.tsx";
import { RefreshButton } from "./deployment-notice.tsx";
import { useUnhandledError } from "./report-error.ts";

/** OVERLAY-07: over the page, and closable, so that nothing typed there is lost to the refresh. */
export function UnhandledErrorScreen() {
  const t = useTranslate();
  const error = useUnhandledError();
  const [seen, setSeen] = useState<unknown>(null);
  return (
    <Modal
      open={error !== null && error !== seen}
      onHandle={() => setSeen(error)}
      title={t("error.deploy_title")}
      closeLabel={t("a11y.close")}
      size="sm"
      footer={<RefreshButton />}
    >
      <p className="text-ink2">{t("error.deploy_subtitle")}</p>
    </Modal>
  );
}
