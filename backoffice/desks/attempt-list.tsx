import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { formatMoney } from "#i18n/format.ts";
import { shownMoment } from "../kit/shown.ts";
import { StatusPill } from "../kit/status-pill.tsx";
import type { staffApi } from "../staff-api.ts";
import { paymentStatus } from "./payments/payment-status.ts";

type Attempt = Awaited<ReturnType<typeof staffApi.orders.get>>["payments"][number];

/** Attempts to pay for something, with links to the desk of payments. */
export function AttemptList({ attempts }: { attempts: readonly Attempt[] }) {
  const t = useTranslate();
  return (
    <ul className="grid gap-2.5 text-sm">
      {attempts.map(({ reference, payment_processor_id: provider, state, amount, refunded, currency, created_at }) => (
        <li key={reference} className="flex justify-between gap-4">
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-2 font-semibold">
              {t(`staff.payments.provider.${provider}`)}
              <StatusPill {...paymentStatus(state)} />
            </p>
            <p className="text-ink2 wrap-anywhere">
              <a
                href={`/payments/${encodeURIComponent(reference)}`}
                target="_blank"
                rel="noreferrer"
                className="underline"
              >
                {reference}
              </a>
              , {shownMoment(created_at)}
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
