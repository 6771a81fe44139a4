import { useState } from "react";
import { useRevalidator } from "react-router";
import { useCallAction } from "#client/calls/use-call-action.ts";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { RequestDetails } from "#contracts/shop/forwarding/forward-requests.ts";
import { ZERO } from "#domain/money/money/money.ts";
import { formatMoney } from "#i18n/format.ts";
import type { Translate } from "#i18n/translate.ts";
import { browserApi } from "#storefront/browser-api.ts";
import { usePageData } from "#storefront/shell/page-data.tsx";
import { Button } from "#ui/button.tsx";
import { Modal } from "#ui/modal/modal.tsx";

/** Asks first, because a cancellation cannot be undone, and explains its effect on the money and the parcels. */
export function CancelRequest({ request }: { request: RequestDetails }) {
  const t = useTranslate();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setAsking(true)}>
        {t("forwarding.cancel")}
      </Button>
      {isAsking && <CancelModal request={request} onHandle={() => setAsking(false)} />}
    </>
  );
}

function CancelModal({ request, onHandle }: { request: RequestDetails; onHandle: () => void }) {
  const t = useTranslate();
  const { languageId } = usePageData().config.searchKeys;
  const { revalidate } = useRevalidator();
  const { run, busy } = useCallAction();

  async function cancel() {
    const context = { idempotencyKey: crypto.randomUUID() };
    await run(() => browserApi.forwardRequests.cancel({ slug: request.slug, language_id: languageId }, { context }));
    onHandle();
    await revalidate();
  }

  const footer = (
    <>
      <Button variant="outline" onClick={onHandle}>
        {t("forwarding.cancel.no")}
      </Button>
      <Button variant="danger" busy={busy} onClick={cancel}>
        {t("forwarding.cancel")}
      </Button>
    </>
  );
  return (
    <Modal
      open
      {...{ onHandle, footer }}
      size="sm"
      title={t("forwarding.cancel.title", { number: request.number })}
      closeLabel={t("a11y.close")}
    >
      <p className="text-ui">{moneyText(request, t)}</p>
      <p className="mt-2 text-ui text-ink2">{t("forwarding.cancel.parcels")}</p>
    </Modal>
  );
}

/** A payment is refunded in full. A finished rehearsal is charged by an invoice. */
export function moneyText({ state, due, lines, currency }: RequestDetails, t: Translate): string {
  const shown = (amount: typeof ZERO) => formatMoney(amount, currency, t.language);
  if (state === "paid") return t("forwarding.cancel.refund", { amount: shown(due ?? ZERO) });
  const fee = lines.find(({ service }) => service === "rehearsal")?.amount ?? ZERO;
  if (state === "rehearsed" && fee > 0) return t("forwarding.cancel.fee", { amount: shown(fee) });
  return t("forwarding.cancel.nothing");
}
