import { useState } from "react";
import { useRevalidator } from "react-router";
import { useCallAction } from "#client/calls/use-call-action.ts";
import { useIdempotencyKey } from "#client/calls/use-idempotency-key.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { browserApi } from "#storefront/browser-api.ts";
import { usePageData } from "#storefront/shell/page-data.tsx";
import { Button } from "#ui/button.tsx";
import { Modal } from "#ui/modal/modal.tsx";

/** Focused after an invoice was declined. */
export const INVOICE_STATE_ID = "invoice-state";

/** FORWARDING-09: asks once more, because it cannot be undone. */
export function DeclineInvoice({ slug }: { slug: string }) {
  const t = useTranslate();
  const { languageId } = usePageData().config.searchKeys;
  const { revalidate } = useRevalidator();
  const { busy, run } = useCallAction();
  const key = useIdempotencyKey();
  const [isAsking, setAsking] = useState(false);

  async function decline() {
    const sending = { context: { idempotencyKey: key.current() } };
    const isDeclined = await run(() => browserApi.invoices.decline({ slug, language_id: languageId }, sending));
    setAsking(false);
    if (!isDeclined) return;
    await revalidate();
    // The pressed button no longer exists.
    document.getElementById(INVOICE_STATE_ID)?.focus();
  }

  const footer = (
    <>
      <Button variant="outline" onClick={() => setAsking(false)}>
        {t("invoice.decline.no")}
      </Button>
      <Button variant="danger" busy={busy} busyLabel={t("invoice.decline.busy")} onClick={decline}>
        {t("invoice.decline.yes")}
      </Button>
    </>
  );
  return (
    <>
      <Button variant="outline" block onClick={() => setAsking(true)}>
        {t("invoice.decline.open")}
      </Button>
      <Modal
        open={isAsking}
        onHandle={() => setAsking(false)}
        footer={footer}
        size="sm"
        title={t("invoice.decline.title")}
        closeLabel={t("a11y.close")}
        data-testid="decline-invoice-modal"
      >
        <p className="text-ui text-ink2">{t("invoice.decline.question")}</p>
      </Modal>
    </>
  );
}
