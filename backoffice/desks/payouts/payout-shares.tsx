import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { formatMoney } from "#i18n/format.ts";
import { Pill } from "#ui/pill.tsx";
import { shownMoment } from "../../kit/shown.ts";
import { StatusPill } from "../../kit/status-pill.tsx";
import type { Payout } from "./payout-detail.tsx";
import { payoutStatus } from "./payout-status.ts";

/** The top-ups that the money goes back to. */
export function Shares({ payout: { shares, currency } }: { payout: Payout }) {
  const t = useTranslate();
  return (
    <ul className="grid gap-2.5 text-sm">
      {shares.map(({ payment, top_up, payment_processor_id: provider, amount, outcome }) => (
        <li key={payment} className="flex justify-between gap-4">
          <p className="flex min-w-0 flex-wrap items-center gap-2">
            <a
              href={`/payments/${encodeURIComponent(payment)}`}
              target="_blank"
              rel="noreferrer"
              className="font-semibold text-pri underline"
            >
              {top_up}
            </a>
            {t(`staff.payments.provider.${provider}`)}
            {outcome && <Pill tone={outcome === "paid" ? "ok" : "bad"}>{t(`staff.payouts.state.${outcome}`)}</Pill>}
          </p>
          <span className="shrink-0 tabular-nums">{formatMoney(amount, currency, t.language)}</span>
        </li>
      ))}
    </ul>
  );
}

export function EarlierPayouts({ payout: { earlier } }: { payout: Payout }) {
  const t = useTranslate();
  return (
    <ul className="grid gap-2.5 text-sm">
      {earlier.map(({ number, state, amount, currency, created_at }) => (
        <li key={number} className="flex justify-between gap-4">
          <p className="flex min-w-0 flex-wrap items-center gap-2">
            <a
              href={`/payouts/${number}`}
              target="_blank"
              rel="noreferrer"
              className="font-semibold text-pri underline"
            >
              {number}
            </a>
            <StatusPill {...payoutStatus(state)} />
            <span className="text-ink2 tabular-nums">{shownMoment(created_at)}</span>
          </p>
          <span className="shrink-0 tabular-nums">{formatMoney(amount, currency, t.language)}</span>
        </li>
      ))}
    </ul>
  );
}
