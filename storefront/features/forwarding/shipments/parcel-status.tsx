import { Copy } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { TrackingView } from "#contracts/shop/forwarding/shipments.ts";
import type { MessageKey } from "#i18n/message-key.ts";
import { arrivalTexts } from "#storefront/commerce/freight/arrival-texts.ts";
import { Note } from "#ui/note.tsx";
import { Panel } from "#ui/panel.tsx";
import { Pill } from "#ui/pill.tsx";
import { showToast } from "#ui/toast-store.ts";
import { WholeDates } from "#ui/whole-dates.tsx";

/** Focus moves here when a parcel was found. */
export const STATUS_ID = "parcel-status";

/** The pill, when it arrives in words, and one sentence on what comes next. */
export function ParcelStatus({ parcel }: { parcel: TrackingView }) {
  const t = useTranslate();
  const { status_key, status_tone, next_step, is_silent, arrives_from, arrives_to, tracking_number, number } = parcel;
  const status = t(status_key as MessageKey);
  const shown = tracking_number ?? number;
  return (
    <Panel aria-label={status}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Pill tone={status_tone}>{status}</Pill>
        {shown && <CopyableNumber number={shown} />}
      </div>
      <h2 id={STATUS_ID} tabIndex={-1} className="type-h2 mt-3">
        {arrives_from && arrives_to ? (
          <WholeDates>{t("order.detail.arrives", arrivalTexts({ arrives_from, arrives_to }))}</WholeDates>
        ) : (
          status
        )}
      </h2>
      <p className="mt-1.5 text-ui text-ink2">
        <WholeDates>{t(next_step.key as MessageKey, next_step.values)}</WholeDates>
      </p>
      {is_silent && (
        <Note tone="warn" className="mt-4">
          {t("tracking.silent")}
        </Note>
      )}
    </Panel>
  );
}

function CopyableNumber({ number }: { number: string }) {
  const t = useTranslate();
  async function copy() {
    await navigator.clipboard.writeText(number);
    showToast({ tone: "success", text: t("order.detail.number-copied") });
  }
  return (
    <button
      type="button"
      onClick={copy}
      className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-ui text-ink2 hover:text-ink"
    >
      <Copy aria-hidden="true" className="size-4.5" />
      {number}
      <span className="visually-hidden">{t("order.detail.copy-number")}</span>
    </button>
  );
}
