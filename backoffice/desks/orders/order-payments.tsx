import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { PaymentState } from "#domain/money/payments/payment-states.ts";
import { formatMoney } from "#i18n/format.ts";
import { Pill, type PillTone } from "#ui/pill.tsx";
import { shownMoment } from "../../kit/shown.ts";
import type { Order } from "./order-detail.tsx";

const TONES: Readonly<Record<PaymentState, PillTone>> = {
  created: "neutral",
  redirected: "warn",
  pending: "warn",
  paid: "ok",
  failed: "bad",
  cancelled: "neutral",
  expired: "neutral",
  partially_refunded: "neutral",
  refunded: "neutral",
};

export function Payments({ order: { payments } }: { order: Order }) {
  const t = useTranslate();
  return (
    <ul className="grid gap-2.5 text-sm">
      {payments.map(({ reference, payment_processor_id: provider, state, amount, refunded, currency, created_at }) => (
        <li key={reference} className="flex justify-between gap-4">
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-2 font-semibold">
              {t(`staff.payments.provider.${provider}`)}
              <Pill tone={TONES[state]}>{t(`staff.payments.state.${state}`)}</Pill>
            </p>
            <p className="text-ink2 wrap-anywhere">
              {reference}, {shownMoment(created_at)}
            </p>
          </div>
          <div className="shrink-0 text-end tabular-nums">
            <p>{formatMoney(amount, currency, t.language)}</p>
            {refunded !== 0 && (
              <p className="text-ink2">
                {t("staff.orders.refunded-sum", { amount: formatMoney(refunded, currency, t.language) })}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
