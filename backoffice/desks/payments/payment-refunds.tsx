import { useTranslate } from "#client/i18n/messages-provider.tsx";
import type { RefundState } from "#domain/money/payments/refund-machine.ts";
import { formatMoney } from "#i18n/format.ts";
import { Pill, type PillTone } from "#ui/pill.tsx";
import { shownMoment } from "../../kit/shown.ts";
import type { Payment } from "./payment-detail.tsx";

const TONES: Readonly<Record<RefundState, PillTone>> = { requested: "warn", done: "ok", failed: "bad" };

export function Refunds({ payment: { refunds, currency } }: { payment: Payment }) {
  const t = useTranslate();
  return (
    <ul className="grid gap-2.5 text-sm">
      {refunds.map(({ state, amount, destination, reason, by, created_at }) => (
        <li key={`${created_at} ${amount} ${destination}`} className="flex justify-between gap-4">
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-2 font-semibold">
              {t(`staff.payments.to-${destination}`)}
              <Pill tone={TONES[state]}>{t(`staff.payments.refund-state.${state}`)}</Pill>
            </p>
            <p className="text-ink2 wrap-anywhere">{[by, shownMoment(created_at)].filter(Boolean).join(", ")}</p>
            <p className="text-ink2 wrap-anywhere">{reason}</p>
          </div>
          <span className="shrink-0 tabular-nums">{formatMoney(amount, currency, t.language)}</span>
        </li>
      ))}
    </ul>
  );
}
