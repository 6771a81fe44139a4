import { useState } from "react";
import { useRevalidator } from "react-router";
import { useCallAction } from "#client/calls/use-call-action.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { browserApi } from "#storefront/browser-api.ts";
import { usePageData } from "#storefront/shell/page-data.tsx";
import { Button } from "#ui/button.tsx";
import type { ButtonSize } from "#ui/button-class.ts";
import { Modal } from "#ui/modal/modal.tsx";
import { ARRIVAL_ID } from "./arrival-card.tsx";

/** Asks for confirmation, because a cancellation cannot be undone. */
export function CancelOrder({ name, size = "md" }: { name: string; size?: ButtonSize }) {
  const t = useTranslate();
  const [isConfirming, setConfirming] = useState(false);
  return (
    <>
      <Button variant="outline" size={size} className="print:hidden" onClick={() => setConfirming(true)}>
        {t("order.detail.cancel")}
      </Button>
      <CancelModal name={name} open={isConfirming} onHandle={() => setConfirming(false)} />
    </>
  );
}

interface CancelModalProps {
  /** The order's slug, or the token of a mailed link to it. */
  name: string;
  open: boolean;
  onHandle: () => void;
}

function CancelModal({ name, open, onHandle }: CancelModalProps) {
  const t = useTranslate();
  const { languageId } = usePageData().config.searchKeys;
  const { revalidate } = useRevalidator();
  const { busy, run } = useCallAction();

  async function cancel() {
    const isCancelled = await run(() => browserApi.orders.cancel({ slug: name, language_id: languageId }));
    onHandle();
    if (!isCancelled) return;
    await revalidate();
    // The pressed button no longer exists.
    document.getElementById(ARRIVAL_ID)?.focus();
  }

  const footer = (
    <>
      <Button variant="outline" onClick={onHandle}>
        {t("order.detail.cancel-no")}
      </Button>
      <Button variant="danger" busy={busy} busyLabel={t("order.detail.cancel-busy")} onClick={cancel}>
        {t("order.detail.cancel-yes")}
      </Button>
    </>
  );
  return (
    <Modal
      {...{ open, onHandle, footer }}
      size="sm"
      title={t("order.detail.cancel-title")}
      closeLabel={t("a11y.close")}
      data-testid="cancel-order-modal"
    >
      <p className="text-ui text-ink2">{t("order.detail.cancel-question")}</p>
    </Modal>
  );
}
